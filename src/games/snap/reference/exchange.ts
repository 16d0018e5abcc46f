/** Our reference for others: as a file in the reference's own shape. */
import { chapters } from './chapters'
import { FOLLOWED_VERSION, OUR_LANGUAGE, OUR_STATUS, OUR_TITLE, OUR_VERSION } from './edition'
import type { ReferenceEntry } from './entry'
import { OFFICIAL } from './official'
import { fingerprintOf } from './fingerprint'
import { kebab, REFERENCE_LAYER, type ReferenceFile } from './referenceFile'
import { plainReferenceText, reasonWords } from './text'

/** What an export says of itself; the rules know neither the time nor their address. */
export interface ExportStamp {
  /** ISO 8601 */
  readonly generatedAt: string
  /** Where the exported reference can be read. */
  readonly url: string
}

/** Our reference with the same fields, chapter ids, anchors and numbers as the official one; links are plain words, and reasons follow the text. */
export function exportReference(stamp: ExportStamp): ReferenceFile {
  return {
    rules_layer: REFERENCE_LAYER,
    title: OUR_TITLE,
    version: OUR_VERSION,
    status: `${OUR_STATUS}; follows the official ${FOLLOWED_VERSION}`,
    format: 'Snap',
    language: OUR_LANGUAGE,
    generated_at: stamp.generatedAt,
    url: stamp.url,
    chapters: chapters().map((chapter) => ({
      id: chapter.anchor,
      number: chapter.number,
      title: chapter.title,
      anchor: chapter.anchor,
      intro: plainReferenceText(chapter.intro),
      entries: chapter.entries.map((entry) => ({ title: entry.title, body: bodyOf(entry) })),
    })),
  }
}

const bodyOf = (entry: ReferenceEntry): string =>
  [plainReferenceText(entry.text), ...reasonWords(entry.reasons)].join(' ')

export const exportJson = (stamp: ExportStamp): string => `${JSON.stringify(exportReference(stamp), null, 2)}\n`

/** Whether a file was exported here, from this version or another, perhaps changed since; otherwise it passes for an official one. */
export function isOurs(file: ReferenceFile): boolean {
  if (file.title.trim() === OUR_TITLE) return true
  const ours = new Set(
    exportReference({ generatedAt: '', url: '' }).chapters.flatMap(({ entries }) =>
      entries.map(({ body }) => fingerprintOf(body)),
    ),
  )
  const theirs = file.chapters.flatMap(({ id, entries }) =>
    entries.map(({ title, body }) => ({
      id: `${id.replace(/^ref-/, '')}/${kebab(title)}`,
      print: fingerprintOf(body),
    })),
  )
  return (
    theirs.filter(({ print }) => ours.has(print)).length >
    theirs.filter(({ id, print }) => OFFICIAL.entries[id] === print).length
  )
}
