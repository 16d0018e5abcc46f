/** Reads `--name value` and `--flag` from the command line; what is wrong is a sentence and exit code 2. */
export interface Option {
  readonly name: string
  /** The value when it is not given; a number option takes whole numbers from 1. */
  readonly otherwise: number
}

/** An option that takes one of some names. */
export interface Choice<Name extends string> {
  readonly name: string
  readonly of: Readonly<Record<Name, unknown>>
}

export function readArguments<Name extends string = never>(
  command: string,
  options: readonly Option[],
  choosing?: Choice<Name>,
): {
  readonly json: boolean
  readonly value: (name: string) => number
  /** Undefined: none was named. */
  readonly choice: Name | undefined
} {
  const given = process.argv.slice(2)
  const values = new Map(options.map((option) => [option.name, option.otherwise]))
  const isName = (word: string): word is Name => choosing !== undefined && Object.hasOwn(choosing.of, word)
  const faults: string[] = []
  let json = false
  let choice: Name | undefined
  for (let i = 0; i < given.length; i++) {
    const word = given[i] ?? ''
    const name = word.replace(/^--/, '')
    if (word === '--json') json = true
    else if (word === `--${choosing?.name ?? ''}` && choosing !== undefined) {
      const wanted = given[++i] ?? ''
      if (isName(wanted)) choice = wanted
      else faults.push(`--${name} takes one of ${Object.keys(choosing.of).join(', ')}, not "${wanted}".`)
    } else if (word.startsWith('--') && values.has(name)) {
      const number = Number(given[++i])
      if (Number.isSafeInteger(number) && number >= 1) values.set(name, number)
      else faults.push(`--${name} takes a whole number from 1, not "${given[i] ?? ''}".`)
    } else {
      const known = [
        ...(choosing === undefined ? [] : [`--${choosing.name} NAME`]),
        ...options.map((option) => `--${option.name} N`),
      ]
      faults.push(`There is no option "${word}". Options: ${known.join(', ')}, --json.`)
    }
  }
  if (faults.length > 0) {
    console.error(`${command}: ${faults.join(' ')}`)
    process.exit(2)
  }
  return { json, value: (name) => values.get(name) ?? 0, choice }
}
