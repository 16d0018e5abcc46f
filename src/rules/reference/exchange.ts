/** Our reference for others: as a file in the reference's own shape, as JSON and as Markdown. */
import { chapterOf, chapters } from './chapters'
import type { EntryKind, ReferenceEntry } from './entry'
import type { KnownRuleId } from './ids'
import { REFERENCE_LAYER, type ReferenceFile } from './referenceFile'
import { parseReferenceText, plainReferenceText } from './text'

/** What an export says of itself; the rules know neither the time nor their address. */
export interface ExportStamp {
  /** ISO 8601 */
  readonly generatedAt: string
  /** Where the exported reference can be read. */
  readonly url: string
}

/** Changes when an entry of ours does. */
export const OUR_VERSION = '1.0.0'
const OUR_TITLE = 'Snap Table: the Snap reference in our own words'
const OUR_STATUS = 'What this table plays; not an official text'

/** Our reference with the same fields, chapter ids, anchors and numbers as the official one; links are plain words. */
export function exportReference(stamp: ExportStamp): ReferenceFile {
  return {
    rules_layer: REFERENCE_LAYER,
    title: OUR_TITLE,
    version: OUR_VERSION,
    status: OUR_STATUS,
    format: 'Snap',
    language: 'en',
    generated_at: stamp.generatedAt,
    url: stamp.url,
    chapters: chapters().map((chapter) => ({
      id: chapter.anchor,
      number: chapter.number,
      title: chapter.title,
      anchor: chapter.anchor,
      intro: chapter.intro,
      entries: chapter.entries.map(({ title, text }) => ({ title, body: plainReferenceText(text) })),
    })),
  }
}

export const exportJson = (stamp: ExportStamp): string => `${JSON.stringify(exportReference(stamp), null, 2)}\n`

const SHOWN_BY: Readonly<Record<EntryKind, string>> = {
  engine: 'Shown by tests of the rules.',
  interface: 'Shown by tests in a browser.',
  text: 'Shown by the card language.',
  outside: 'Outside the table:',
}

/** Our reference as one Markdown document, in which cross-references are links. */
export function exportMarkdown(stamp: ExportStamp): string {
  const blocks = [`# ${OUR_TITLE}`, `Version ${OUR_VERSION}, ${stamp.generatedAt}, ${stamp.url}. ${OUR_STATUS}.`]
  for (const chapter of chapters()) {
    blocks.push(`## ${anchor(chapter.anchor)}${chapter.number} ${escaped(chapter.title)}`, escaped(chapter.intro))
    for (const entry of chapter.entries) {
      blocks.push(`### ${anchor(markdownAnchor(entry.id))}${escaped(entry.title)}`, `\`${entry.id}\``, linked(entry.text), `*${note(entry)}*`)
    }
  }
  return `${blocks.join('\n\n')}\n`
}

function note({ kind, reason, open }: ReferenceEntry): string {
  const shown = reason === undefined ? SHOWN_BY[kind] : `${SHOWN_BY[kind]} ${escaped(reason)}`
  if (open === undefined) return shown
  return `${shown} Our reading, ${open.length === 0 ? 'in the rules themselves' : `in the format: ${open.join(', ')}`}.`
}

const anchor = (name: string): string => `<a id="${name}"></a>`

/** Several chapters have an entry "Blocker": the anchor names both. */
const markdownAnchor = (id: KnownRuleId): string => `${chapterOf(id)?.anchor ?? ''}-${id.slice(id.indexOf('/') + 1)}`

const linked = (text: string): string =>
  parseReferenceText(text)
    .map((part) => (typeof part === 'string' ? escaped(part) : `[${escaped(part.words)}](#${markdownAnchor(part.id)})`))
    .join('')

/** What Markdown would take for its own. */
const escaped = (text: string): string => text.replaceAll(/[\\`*_[\]<>#|]/g, '\\$&')
