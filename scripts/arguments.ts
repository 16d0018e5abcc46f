/** Reads `--name value` and `--flag` from the command line; what is wrong is a sentence and exit code 2. */
export interface Option {
  readonly name: string
  /** The value when it is not given; a number option takes whole numbers from 1. */
  readonly otherwise: number
}

export function readArguments(
  command: string,
  options: readonly Option[],
): { readonly json: boolean; readonly value: (name: string) => number } {
  const given = process.argv.slice(2)
  const values = new Map(options.map((option) => [option.name, option.otherwise]))
  const faults: string[] = []
  let json = false
  for (let i = 0; i < given.length; i++) {
    const word = given[i] ?? ''
    const name = word.replace(/^--/, '')
    if (word === '--json') json = true
    else if (word.startsWith('--') && values.has(name)) {
      const number = Number(given[++i])
      if (Number.isSafeInteger(number) && number >= 1) values.set(name, number)
      else faults.push(`--${name} takes a whole number from 1, not "${given[i] ?? ''}".`)
    } else
      faults.push(
        `There is no option "${word}". Options: ${options.map((option) => `--${option.name} N`).join(', ')}, --json.`,
      )
  }
  if (faults.length > 0) {
    console.error(`${command}: ${faults.join(' ')}`)
    process.exit(2)
  }
  return { json, value: (name) => values.get(name) ?? 0 }
}
