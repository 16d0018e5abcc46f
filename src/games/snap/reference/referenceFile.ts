/** A reference as a file: the shape in which the official one is published, and what can be wrong with a file. */
import { z } from 'zod'

/** The layer by which a file says that it is a reference of this kind. */
export const REFERENCE_LAYER = 'snap_comprehensive_reference'

const words = z.string().trim().min(1)

/** The title names the entry (`kebab`), so that it needs a letter or a digit. */
const fileEntry = z.object({ title: words.regex(/[\p{L}\p{N}]/u), body: words })

const fileChapter = z.object({
  /** `ref-zones` */
  id: words.regex(/^ref-[a-z0-9]+(?:-[a-z0-9]+)*$/),
  /** "03" */
  number: words,
  title: words,
  anchor: words,
  intro: z.string(),
  entries: z.array(fileEntry).min(1),
})

const referenceFile = z.object({
  rules_layer: z.literal(REFERENCE_LAYER),
  title: words,
  version: words,
  status: z.string(),
  format: z.literal('Snap'),
  language: words,
  generated_at: z.string(),
  url: z.string(),
  chapters: z.array(fileChapter).min(1),
})

/** A checked file. Fields that the shape does not know are left out of it. */
export type ReferenceFile = z.infer<typeof referenceFile>
export type FileChapter = ReferenceFile['chapters'][number]
export type FileEntry = FileChapter['entries'][number]

export interface ReferenceFault {
  /** Where in the file, for a machine: `chapters[2].entries[0].body`; empty: the whole file. */
  readonly path: string
  /** One sentence: what is wrong, where, and what to do. */
  readonly message: string
}

export type ReadReference =
  | { readonly ok: true; readonly reference: ReferenceFile }
  | { readonly ok: false; readonly faults: readonly ReferenceFault[] }

/** Characters that a file may have: ten times what the reference needs. */
const LONGEST = 1_000_000

/** Reads a file: the reference in it, or every fault at once. */
export function importReference(text: string): ReadReference {
  if (text.length > LONGEST)
    return failed(
      '',
      `The file has ${text.length} characters, more than the ${LONGEST} that a reference may have; choose the reference itself.`,
    )
  const parsed = parseJson(text.replace(/^\uFEFF/, ''))
  if (!parsed.ok) return failed('', parsed.message)
  const { value } = parsed
  if (!isRecord(value))
    return failed(
      '',
      'The file holds no object at its top; choose a reference file, which begins with “{ "rules_layer": …”.',
    )
  const checked = referenceFile.safeParse(value)
  const faults = [...(checked.success ? [] : shapeFaults(checked.error.issues, value)), ...doubled(value)]
  return checked.success && faults.length === 0 ? { ok: true, reference: checked.data } : { ok: false, faults }
}

const failed = (path: string, message: string): ReadReference => ({ ok: false, faults: [{ path, message }] })

function parseJson(
  text: string,
): { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly message: string } {
  if (text.trim() === '') return { ok: false, message: 'The file is empty; choose a reference file.' }
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/\.$/, '') : String(error)
    return {
      ok: false,
      message: `The file is not JSON (${reason}); choose a reference file as it was published, or mend it there.`,
    }
  }
}

type Issue = z.core.$ZodIssue

/** One fault a place: of several complaints about the same value the first says what to do. */
function shapeFaults(issues: readonly Issue[], file: unknown): readonly ReferenceFault[] {
  const faults = new Map<string, ReferenceFault>()
  for (const issue of issues) {
    const path = issue.path.reduce<string>(
      (way, key) => (typeof key === 'number' ? `${way}[${key}]` : way === '' ? String(key) : `${way}.${String(key)}`),
      '',
    )
    if (!faults.has(path)) faults.set(path, { path, message: `${placeOf(issue.path, file)} ${complaint(issue, file)}` })
  }
  return [...faults.values()]
}

function complaint(issue: Issue, file: unknown): string {
  const value = valueAt(file, issue.path)
  const field = issue.path.at(-1)
  if (field === 'rules_layer')
    return `is ${shown(value)} and must be “${REFERENCE_LAYER}”; choose a Snap reference file.`
  if (field === 'format') return `is ${shown(value)} and must be “Snap”; choose a reference of that format.`
  if (value === undefined)
    return `is missing; add it as ${issue.code === 'invalid_type' && issue.expected === 'array' ? 'a list' : 'text'}.`
  if (issue.code === 'invalid_type')
    return `is ${kindOf(value)} and must be ${issue.expected === 'array' ? 'a list' : issue.expected === 'object' ? 'an object with its fields' : 'text'}; write it so.`
  if (issue.code === 'too_small')
    return Array.isArray(value) ? 'is an empty list; add what belongs in it.' : 'is empty; write its text.'
  if (field === 'title') return `is ${shown(value)} and needs a letter or a digit; write its name.`
  if (field === 'id')
    return `is ${shown(value)} and must be “ref-” with small letters, digits and hyphens, like “ref-zones”; write it so.`
  return `does not fit (${issue.message}); write it as the published reference has it.`
}

const kindOf = (value: unknown): string =>
  value === null
    ? 'null'
    : Array.isArray(value)
      ? 'a list'
      : typeof value === 'object'
        ? 'an object'
        : typeof value === 'string'
          ? 'text'
          : `a ${typeof value}`

const shown = (value: unknown): string =>
  typeof value === 'string' ? `“${value.slice(0, 60)}”` : value === undefined ? 'missing' : kindOf(value)

/** The place in words: `Chapter 3 (“Zone Reference”), entry 2 (“Bench”): the field “body”`. */
function placeOf(path: readonly PropertyKey[], file: unknown): string {
  const [top, chapter, inChapter, entry] = path
  if (top !== 'chapters' || typeof chapter !== 'number') return `The field “${String(top)}”`
  const chapterName = named('Chapter', chapter, valueAt(file, path.slice(0, 2)))
  if (inChapter === undefined) return chapterName
  if (inChapter !== 'entries' || typeof entry !== 'number') return `${chapterName}: the field “${String(inChapter)}”`
  const entryName = `${chapterName}, ${named('entry', entry, valueAt(file, path.slice(0, 4)))}`
  const field = path[4]
  return field === undefined ? entryName : `${entryName}: the field “${String(field)}”`
}

function named(noun: string, index: number, value: unknown): string {
  const title = isRecord(value) ? value.title : undefined
  return `${noun} ${index + 1}${typeof title === 'string' && title.trim() !== '' ? ` (“${title.slice(0, 60)}”)` : ''}`
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((at, key) => {
    if (Array.isArray(at)) return typeof key === 'number' ? (at as readonly unknown[])[key] : undefined
    return isRecord(at) && typeof key === 'string' && Object.hasOwn(at, key) ? at[key] : undefined
  }, value)
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** "Player 1 first-turn Unlock" is `player-1-first-turn-unlock`: an entry's part of a rule's id. */
export const kebab = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/['’\u0300-\u036f]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')

/** Chapters and entries are told apart by their names, so that no name may come twice. Looks at a file of any shape. */
function doubled(file: Readonly<Record<string, unknown>>): readonly ReferenceFault[] {
  const chapters = listOf(file.chapters)
  const faults = repeats(chapters.map((chapter) => textOf(chapter, 'id'))).map(([index, first, id]) => ({
    path: `chapters[${index}].id`,
    message: `${named('Chapter', index, chapters[index])}: its id “${id}” is that of chapter ${first + 1} already; give it another.`,
  }))
  chapters.forEach((chapter, at) => {
    const entries = listOf(isRecord(chapter) ? chapter.entries : undefined)
    for (const [index, first, id] of repeats(entries.map((entry) => kebab(textOf(entry, 'title'))))) {
      const message = `${named('Chapter', at, chapter)}, ${named('entry', index, entries[index])}: its title makes the same id “${id}” as entry ${first + 1} of this chapter; change one of the two.`
      faults.push({ path: `chapters[${at}].entries[${index}].title`, message })
    }
  })
  return faults
}

/** Every name that came before: where it stands, where it stood first, the name. */
function repeats(names: readonly string[]): readonly (readonly [index: number, first: number, name: string])[] {
  return names.flatMap((name, index) => {
    const first = names.indexOf(name)
    return name !== '' && first < index ? [[index, first, name] as const] : []
  })
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as readonly unknown[]) : [])
const textOf = (value: unknown, field: string): string => {
  const text = isRecord(value) ? value[field] : undefined
  return typeof text === 'string' ? text.trim() : ''
}
