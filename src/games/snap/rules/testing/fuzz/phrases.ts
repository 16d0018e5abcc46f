/** Card texts by chance, built of the phrases that a designer would use: most of them can be read. */
import type { Random } from '@/kernel/random'
import type { CardType } from '../../model/cards'

/** Writes text for one card type; `mentions` is what the label lets a text name. */
export function phraseBook(random: Random) {
  const chance = (likely: number): boolean => random() < likely
  const among = <T>(list: readonly [T, ...T[]]): T => list[Math.floor(random() * list.length)] ?? list[0]
  const whole = (least: number, most: number): number => least + Math.floor(random() * (most - least + 1))
  const imp = (): string => `${whole(5, 15) * 100} IMP`
  const cardClass = (): string => among(['Coreon ', 'Fluxion ', 'Synaphera ', 'Obscura ', 'Aetherion '])
  const side = (): string => among(['allied ', 'opposing ', 'opposing ', ''])
  const place = (): string => among(['Active ', 'Bench ', '', ''])
  const lasts = (): string => among(['until end of turn', 'until your next turn'])
  const keyword = (): string => among(['Blocker', 'Swap', 'Disruptor', 'Overdrive'])

  /** “opposing Bench Coreon Monster with 2500 IMP or less” */
  const kind = (): string =>
    `${side()}${place()}${chance(0.15) ? cardClass() : ''}Monster${chance(0.15) ? ` with ${whole(15, 40) * 100} IMP or less` : chance(0.1) ? ` with ${keyword()}` : ''}`

  const condition = (subject: string): string =>
    among([
      `you control ${whole(1, 3)} or more Monsters`,
      `your opponent controls ${whole(1, 3)} or more Monsters`,
      `${whole(1, 3)} or more ${among(['Monsters', 'Spells', 'Supports'])} are in your Graveyard`,
      `your opponent has ${whole(1, 2)} or more Locked Supports`,
      `it is Round ${whole(2, 6)} or later`,
      `it is ${among(['your', 'your opponent’s'])} turn`,
      `${subject} is ${among(['Active', 'on the Bench'])}`,
      `${subject}’s IMP is ${whole(15, 40) * 100} or less`,
    ])

  const change = (who: string, during: boolean): string => {
    const long = during && chance(0.5) ? 'during this combat' : lasts()
    return among([
      `${who} gains ${imp()} ${long}`,
      `${who} loses ${imp()} ${long}`,
      `${who} loses ${imp()}`,
      `${who} recovers ${imp()}`,
      `${who} gains ${keyword()} ${long}`,
      `${who} cannot ${among(['attack', 'block', 'Swap', 'evolve'])} ${lasts()}`,
      `${who} can attack while newly evolved ${lasts()}`,
    ])
  }

  const support = (): string =>
    among([
      `lock ${whole(1, 2)} Support from your Support Deck`,
      `unlock ${whole(1, 2)} of your Locked Supports`,
      `your opponent moves ${whole(1, 2)} of their Locked Supports to their ${among(['Graveyard', 'hand', 'Support Deck'])}`,
      `your opponent locks 1 Support from their Support Deck`,
      `your opponent unlocks 1 of their Locked Supports`,
      `move ${whole(1, 2)} of your Locked Supports to your ${among(['Graveyard', 'hand', 'Support Deck'])}`,
    ])

  /** `fixed` can be named without being chosen; `aims`: targets may be chosen; `only`: what this label alone can do. */
  interface Setting {
    readonly fixed: readonly [string, ...string[]]
    readonly aims: boolean
    readonly during: boolean
    readonly only: readonly string[]
  }

  const subject = ({ fixed, aims }: Setting): string => {
    if (aims && chance(0.45)) return `target ${kind()}`
    return chance(0.2) ? `each ${kind()}` : among(fixed)
  }

  function clause(setting: Setting): string {
    const roll = random()
    const [only, ...more] = setting.only
    if (only !== undefined && roll < 0.35) return among([only, ...more])
    if (roll < 0.6) return change(subject(setting), setting.during)
    if (roll < 0.7) return `defeat ${subject(setting)}`
    if (roll < 0.85) return support()
    const still = [
      'you get 1 additional Swap this turn',
      'open your Flex Slot',
      `reveal each ${side()}face-down Monster`,
    ] as const
    if (!setting.aims) return among(still)
    return among([
      ...still,
      `move target ${among(['Spell', 'Counter', 'Support'])} in your Graveyard to your ${among(['hand', 'Support Deck'])}`,
      'return target Monster in your Graveyard to your Bench',
      'swap target allied Bench Monster with your Active Monster',
      'swap target opposing Bench Monster with the opposing Active Monster',
      'reveal target opposing face-down Monster',
    ])
  }

  const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

  function sentence(setting: Setting): string {
    const roll = random()
    if (roll < 0.12)
      return capital(
        `if ${condition(setting.fixed[0])}, ${clause(setting)}${chance(0.6) ? `. Otherwise, ${clause(setting)}` : ''}.`,
      )
    if (roll < 0.24)
      return capital(
        `choose one: ${clause(setting)}; or ${clause(setting)}${chance(0.3) ? `; or ${clause(setting)}` : ''}.`,
      )
    if (roll < 0.32) return capital(`at the end of this turn, ${clause({ ...setting, during: false, only: [] })}.`)
    return capital(`${clause(setting)}${chance(0.25) ? `, then ${clause(setting)}` : ''}.`)
  }

  const sentences = (setting: Setting): string =>
    Array.from({ length: chance(0.3) ? 2 : 1 }, () => sentence(setting)).join(' ')
  const optional = (setting: Setting): string => (chance(0.3) ? `You may ${clause(setting)}.` : sentences(setting))

  const plain: Setting = {
    fixed: ['your Active Monster', 'the opposing Active Monster'],
    aims: true,
    during: false,
    only: [],
  }
  const own: Setting = {
    ...plain,
    fixed: ['this Monster', 'this Monster', 'your Active Monster', 'the opposing Active Monster'],
  }
  const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

  function passive(): string {
    const roll = random()
    const once = chance(0.5) ? ' Once per turn.' : ''
    if (roll < 0.3) {
      const instead = `${clause({ ...own, aims: false })}${chance(0.4) ? `, then ${clause({ ...own, aims: false })}` : ''}`
      return `PASSIVE: If this Monster would be defeated${chance(0.5) ? ' in combat' : ''}, instead ${instead}.${once}`
    }
    if (roll < 0.5) {
      const lead = chance(0.6) ? `While ${condition('this Monster')}, ` : ''
      const does = among([
        `gains ${imp()}`,
        `loses ${imp()}`,
        `gains ${keyword()}`,
        `cannot ${among(['attack', 'block', 'Swap'])}`,
        'can attack while newly evolved',
      ])
      return `PASSIVE: ${lead}${among(['this Monster', 'your Active Monster', `each other allied Monster`, `each ${kind()}`])} ${does}.`
    }
    const about = chance(0.5)
    const when = about
      ? among([
          'this Monster defeats a Monster in combat',
          'an allied Monster is defeated',
          'an opposing Monster is defeated',
          'an allied Monster evolves',
          'this Monster becomes Active',
        ])
      : among([
          'you unlock a Support',
          'you lock a Support',
          'your opponent locks a Support',
          'your opponent plays a Spell',
          'you play a Support',
          'you play a Counter',
        ])
    return `PASSIVE: When ${when}, ${uncapital(optional(own))}${once}`
  }

  function counter(): string {
    const what = among([
      'Spell',
      'Spell',
      'attack',
      'attack',
      'combat result',
      'combat result',
      'Counter',
      'unlock',
      'Evolution',
      'Prime entry',
      'Swap',
      'Lock-in',
    ])
    const whose = among(['an opposing', 'an opposing', 'an allied', 'a'])
    const combat = what === 'attack' || what === 'combat result'
    const setting: Setting = {
      ...plain,
      fixed:
        what === 'combat result'
          ? ['the losing Monster', 'the attacker', 'the defender']
          : combat
            ? ['the attacker', 'the defender']
            : plain.fixed,
      during: combat,
      only: [
        'negate the answered action',
        ...(what === 'combat result' ? ['prevent that defeat', 'prevent that defeat'] : []),
        ...(what === 'attack' ? ['redirect the attack to target allied Bench Monster'] : []),
      ],
    }
    const article = whose === 'a' && /^[aeu]/i.test(what) ? 'an' : whose
    return `COUNTER: Answer ${article} ${what}. ${chance(0.15) ? 'This Counter may exceed the Chain cap. ' : ''}${sentences(setting)}`
  }

  return (cardType: CardType): string => {
    switch (cardType) {
      case 'Monster':
        return chance(0.4) ? `ON REVEAL: ${optional(own)}` : passive()
      case 'Monster (Prime Singular)':
        return chance(0.5) ? `PRIME ENTRY: ${optional(own)}` : passive()
      case 'Evolution':
      case 'Prime Evolution':
        return chance(0.6) ? `ON ENTRY: ${optional(own)}` : passive()
      case 'Spell':
        return `SPELL: ${chance(0.1) ? `Play only if ${condition('your Active Monster')}. ` : ''}${sentences(plain)}`
      case 'Counter':
        return counter()
      default:
        return cardType satisfies never
    }
  }
}
