/** Our reference as one Markdown document: chapters with their tables, the glossary, and cross-references as links. */
import { FORMAT_FIELDS, ruleTitle, type KnownRuleId } from '@/games/snap/rules'
import { chapterOf, chapters } from './chapters'
import { FOLLOWED_VERSION, OUR_LANGUAGE, OUR_STATUS, OUR_TITLE, OUR_VERSION } from './edition'
import type { EntryKind, ReferenceChapter, ReferenceEntry } from './entry'
import type { ExportStamp } from './exchange'
import { GLOSSARY } from './glossary'
import { markWords, parseReferenceText, reasonWords, type ReadingMark } from './text'
import { TURN_MATRIX } from './turnMatrix'
import { ZONE_TABLE } from './zoneTable'

export function exportMarkdown(stamp: ExportStamp): string {
  const blocks = [
    `# ${OUR_TITLE}`,
    `Version ${OUR_VERSION}. ${OUR_STATUS}. Follows the official ${escaped(FOLLOWED_VERSION)}. Language: ${OUR_LANGUAGE}. Exported ${stamp.generatedAt} from ${stamp.url}.`,
    ...chapters().flatMap(chapterBlocks),
    `## ${anchor('glossary')}Glossary`,
    ...GLOSSARY.map(
      ({ term, also, definition, ids }) =>
        `**${escaped(term)}**${also.length > 0 ? ` (${escaped(also.join(', '))})` : ''}: ${escaped(definition)} ${ids.map(entryLink).join(' · ')}`,
    ),
  ]
  return `${blocks.join('\n\n')}\n`
}

function chapterBlocks(chapter: ReferenceChapter): readonly string[] {
  return [
    `## ${anchor(chapter.anchor)}${chapter.number} ${escaped(chapter.title)}`,
    linked(chapter.intro),
    ...(chapter.id === 'zones' ? [zoneTable()] : []),
    ...(chapter.id === 'turn-procedure' ? [turnMatrix()] : []),
    ...chapter.entries.flatMap((entry) => [
      `### ${anchor(markdownAnchor(entry.id))}${escaped(entry.title)}`,
      `\`${entry.id}\``,
      linked(entry.text),
      ...reasonWords(entry.reasons).map((reason) => `> ${escaped(reason)}`),
      `*${note(entry)}*`,
    ]),
  ]
}

const turnMatrix = (): string =>
  table(
    ['Step', 'What happens', 'When', 'May be answered by', 'Rules'],
    TURN_MATRIX.map(({ name, duty, what, when, answeredBy, ids }, index) => [
      `${index + 1} ${name} (${duty})`,
      linked(what),
      linked(when),
      linked(answeredBy),
      ids.map(entryLink).join(', '),
    ]),
  )

const zoneTable = (): string =>
  table(
    ['Zone', 'Holds', 'Its owner sees', 'The opponent sees', 'Rules'],
    ZONE_TABLE.map((row) => [
      `${row.name} (${row.public ? 'public' : 'private'})`,
      linked(row.holds),
      linked(row.ownerSees),
      linked(row.opponentSees),
      row.ids.map(entryLink).join(', '),
    ]),
  )

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const SHOWN_BY: Readonly<Record<EntryKind, string>> = {
  engine: 'Shown by tests of the rules.',
  interface: 'Shown by tests in a browser.',
  text: 'Shown by the card language.',
  outside: 'Outside the table:',
}

function note({ kind, reason, label, fields }: ReferenceEntry): string {
  const named = FORMAT_FIELDS.filter(({ key }) => fields.includes(key)).map((field) => field.label)
  return [
    reason === undefined ? SHOWN_BY[kind] : `${SHOWN_BY[kind]} ${escaped(reason)}`,
    ...(label === undefined ? [] : [`Only a label. ${escaped(label)}`]),
    ...(named.length === 0 ? [] : [`Our reading, in the format: ${escaped(named.join(', '))}.`]),
  ].join(' ')
}

const anchor = (name: string): string => `<a id="${name}"></a>`

/** Several chapters have an entry "Blocker": the anchor names both. */
const markdownAnchor = (id: KnownRuleId): string => `${chapterOf(id)?.anchor ?? ''}-${id.slice(id.indexOf('/') + 1)}`

const entryLink = (id: KnownRuleId): string => link(ruleTitle(id) ?? id, id)
const link = (words: string, id: KnownRuleId): string => `[${escaped(words)}](#${markdownAnchor(id)})`

const linked = (text: string): string =>
  parseReferenceText(text)
    .map((part) =>
      typeof part === 'string' ? escaped(part) : 'mark' in part ? `(${marked(part)})` : link(part.words, part.id),
    )
    .join('')

function marked(mark: ReadingMark): string {
  if (mark.mark === 'entry') return link(markWords(mark), mark.id)
  return mark.mark === 'field' ? `${markWords(mark)}: ${escaped(mark.label)}` : markWords(mark)
}

/** What Markdown would take for its own. */
const escaped = (text: string): string => text.replaceAll(/[\\`*_[\]<>#|]/g, '\\$&')
