/**
 * The reference's own door: all texts, tables and words of it. The rules' main door has the ids only, so that a page
 * which shows no rule does not load them; import this one where it is shown, lazily.
 */
export { ENTRY_KINDS, type EntryKind, type FormatField, type ReferenceChapter, type ReferenceEntry } from './entry'
export { chapterOf, chapters, entries, entriesOfField, entryOf } from './chapters'
export {
  markWords,
  parseReferenceText,
  plainReferenceText,
  reasonWords,
  type ReadingMark,
  type TextLink,
  type TextPart,
} from './text'
export { referencedBy, referencesOf } from './crossReferences'
export { GLOSSARY, termOf, termsOfEntry, type GlossaryTerm } from './glossary'
export { TURN_MATRIX, type TurnMatrixRow } from './turnMatrix'
export { ZONE_TABLE, type ZoneKey, type ZoneRow } from './zoneTable'
export {
  importReference,
  kebab,
  type FileChapter,
  type FileEntry,
  type ReadReference,
  type ReferenceFault,
  type ReferenceFile,
} from './referenceFile'
export { FOLLOWED_VERSION, OUR_LANGUAGE, OUR_STATUS, OUR_TITLE, OUR_VERSION } from './edition'
export { exportJson, exportReference, isOurs, type ExportStamp } from './exchange'
export { exportMarkdown } from './markdown'
export {
  changesSince,
  snapshotOf,
  type ChangedEntry,
  type ChapterChanges,
  type EntryChange,
  type ReferenceChanges,
  type ReferenceSnapshot,
} from './changes'
export { OFFICIAL } from './official'
export {
  compareReferences,
  type ChapterChange,
  type ComparedChapter,
  type ComparedEntry,
  type EntryDifference,
  type ReferenceComparison,
} from './compare'
export {
  nearestId,
  ruleCoverage,
  type CoverageTotals,
  type EntryCoverage,
  type RuleCoverage,
  type TitledTest,
  type UnknownId,
} from './coverage'
