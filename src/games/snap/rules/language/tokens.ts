/**
 * The words of card text. A fixed phrase ("until end of turn") is one token, so that a fault and a completion
 * name the whole phrase. Case does not matter, quotes may be straight or typographic, line breaks are spaces.
 */
import { createToken, Lexer } from 'chevrotain'
import type { TokenType } from 'chevrotain'
import { CARD_CLASSES, KEYWORDS } from '../model/cards'
import type { CardClass, Keyword } from '../model/cards'
import { DURATIONS, TIMING_LABELS } from '../model/effects'
import type { Duration, TimingLabel } from '../model/effects'

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A pattern for fixed words: any white space between them, either apostrophe in them. */
const wordsPattern = (text: string): RegExp =>
  new RegExp(`${escape(text).replace(/ /g, '\\s+').replace(/[’']/g, "[’']")}\\b`, 'i')

/** A word or fixed phrase; its name is its canonical wording. */
const words = (text: string, pattern: RegExp = wordsPattern(text)): TokenType =>
  createToken({ name: text, label: text, pattern, line_breaks: true })

const anyCase = (text: string): string =>
  text.replace(/[A-Z]/g, (letter) => `[${letter}${letter.toLowerCase()}]`).replace(/ /g, '\\s+')

/** A label needs its colon or dash, unless it is written in capitals at the beginning of a sentence. */
const labelToken = (label: TimingLabel): TokenType =>
  createToken({
    name: `${label}:`,
    label: `${label}:`,
    pattern: new RegExp(
      `${anyCase(label)}\\s*(?::|[-–—]+\\s*:?)|(?<![^\\s.][^\\S\\n]*)${label.replace(/ /g, '\\s+')}\\b`,
    ),
    line_breaks: true,
    start_chars_hint: [label.charAt(0), label.charAt(0).toLowerCase()],
  })

const record = <Key extends string>(keys: readonly Key[], token: (key: Key) => TokenType): Record<Key, TokenType> =>
  Object.fromEntries(keys.map((key) => [key, token(key)])) as Record<Key, TokenType>

export const LABEL = record(TIMING_LABELS, labelToken)
export const DURATION: Record<Duration, TokenType> = record(DURATIONS, (duration) => words(duration))
export const KEYWORD: Record<Keyword, TokenType> = record(KEYWORDS, (keyword) => words(keyword))
export const CLASS: Record<CardClass, TokenType> = record(CARD_CLASSES, (cardClass) => words(cardClass))

export const Space = createToken({ name: 'space', pattern: /\s+/, group: Lexer.SKIPPED, line_breaks: true })
export const Period = createToken({ name: '.', label: '.', pattern: '.' })
export const Comma = createToken({ name: ',', label: ',', pattern: ',' })
export const Colon = createToken({ name: ':', label: ':', pattern: ':' })
export const Semicolon = createToken({ name: ';', label: ';', pattern: ';' })
export const Open = createToken({ name: '(', label: '(', pattern: '(' })
export const Close = createToken({ name: ')', label: ')', pattern: ')' })
export const Possessive = createToken({ name: '’s', label: '’s', pattern: /[’']s\b/i })
export const CardName = createToken({
  name: 'card name',
  label: 'a “card name”',
  pattern: /[“„"][^“”„"]{1,80}[”“"]/,
  line_breaks: true,
})
export const Ordinal = createToken({
  name: 'ordinal',
  label: 'first',
  pattern: /(?:first|second|third|fourth|fifth|\d+(?:st|nd|rd|th))\b/i,
})
export const Integer = createToken({ name: 'number', label: 'a number', pattern: /\d+\b/ })

// Words that card text must not use, and every word that it does not know.
export const DrawWord = createToken({ name: 'draw word', pattern: /(?:draws?|drawn|drawing)\b/i })
export const VagueDuration = createToken({
  name: 'vague duration',
  pattern:
    /(?:briefly|(?:for|until)\s+(?:the|a)\s+(?:next\s+)?moment|next\s+moment|for\s+the\s+attack|for\s+a\s+while|this\s+combat|this\s+turn|for\s+(?:the\s+rest\s+of\s+)?(?:the|this)\s+(?:turn|combat))\b/i,
  line_breaks: true,
})
export const ReplaceWord = createToken({ name: 'replacement word', pattern: /(?:replaces?|replaced|replacing)\b/i })
export const Unknown = createToken({ name: 'unknown word', pattern: /[^\s.,:;()“”„"’']+|[’'“”„"]/ })

// Phrases, the longer ones of a common beginning first.
export const EvolvesFrom = words('evolves from')
export const YouMay = words('you may')
export const YouControl = words('you control')
export const YouHave = words('you have')
export const YouGet = words('you get')
export const You = words('you')
export const OpponentControls = words('your opponent controls')
export const OpponentHas = words('your opponent has')
export const Opponents = words('your opponent’s')
export const Opponent = words('your opponent')
export const Your = words('your')
export const DoTheFollowing = words('do the following')
export const PlayOnlyIf = words('play only if')
export const OncePerTurn = words('once per turn')
export const ChooseOne = words('choose one')
export const AtEndOfTurn = words('at the end of this turn')
export const CanAttackNewlyEvolved = words('can attack while newly evolved')
export const Cannot = words('cannot')
export const InCombat = words('in combat')
export const OrMore = words('or more')
export const OrLater = words('or later')
export const OrLess = words('or less')
export const Or = words('or')
export const WouldBeDefeated = words('would be defeated')
export const ThisMonster = words('this Monster')
export const ThatMonster = words('that Monster')
export const TheAttacker = words('the attacker')
export const TheDefender = words('the defender')
export const TheLosingMonster = words('the losing Monster')
export const TheAnsweredAction = words('the answered action')
export const TheAttack = words('the attack')
export const TheSamePlayersActive = words('the Active Monster of the same player')
export const The = words('the')
export const ThatDefeat = words('that defeat')
export const IsResonance = words('this is a Resonance Counter')
export const ExceedsCap = words('this Counter may exceed the Chain cap')
export const AdditionalSwap = words('additional Swap this turn')
export const SupportDeck = words('Support Deck')
export const LockedSupports = words('Locked Supports', /Locked\s+Supports?\b/i)
export const FlexSlot = words('Flex Slot')
export const PrimeEntry = words('Prime entry')
export const CombatResult = words('combat result')
export const LockIn = words('Lock-in')
export const OnTheBench = words('on the Bench')
export const OnTheField = words('on the field')
export const MoveItTo = words('and move it to its owner’s')
export const FaceDown = words('face-down')
export const ThereAre = words('there are')

export const It = words('it')
export const Its = words('its')
export const Target = words('target')
export const Each = words('each')
export const Other = words('other')
export const Allied = words('allied')
export const Opposing = words('opposing')
export const Active = words('Active')
export const Bench = words('Bench')
export const Monster = words('Monster')
export const Monsters = words('Monsters')
export const Support = words('Support', /Supports?\b/i)
export const Spell = words('Spell', /Spells?\b/i)
export const Counter = words('Counter', /Counters?\b/i)
export const With = words('with')
export const And = words('and')
export const Then = words('then')
export const If = words('if')
export const Otherwise = words('otherwise')
export const Instead = words('instead')
export const While = words('while')
export const When = words('when')
export const A = words('a', /an?\b/i)
export const Imp = words('IMP')
export const Is = words('is')
export const Are = words('are')
export const In = words('in')
export const Of = words('of')
export const From = words('from')
export const To = words('to')
export const Their = words('their')
export const Turn = words('turn')
export const Round = words('Round')
export const Hand = words('hand')
export const Graveyard = words('Graveyard')
export const Defeated = words('defeated')
export const Becomes = words('becomes')
export const Defeats = words('defeats')
export const Evolves = words('evolves')
export const Evolution = words('Evolution')
export const Answer = words('answer')

export const Gains = words('gains')
export const Loses = words('loses')
export const Recovers = words('recovers')
export const Defeat = words('defeat')
export const Negate = words('negate')
export const Prevent = words('prevent')
export const Lock = words('lock')
export const Locks = words('locks')
export const Unlock = words('unlock')
export const Unlocks = words('unlocks')
export const Move = words('move')
export const Moves = words('moves')
export const Reveal = words('reveal')
export const Redirect = words('redirect')
export const Return = words('return')
export const Open_ = words('open')
export const Play = words('play')
export const Plays = words('plays')
export const Attack = words('attack')
export const Block = words('block')
export const Evolve = words('evolve')

const labels = Object.values(LABEL)

/** Longer wordings before the shorter ones that they begin with. */
const phrases = [
  EvolvesFrom,
  YouMay,
  YouControl,
  YouHave,
  YouGet,
  OpponentControls,
  OpponentHas,
  Opponents,
  Opponent,
  DoTheFollowing,
  PlayOnlyIf,
  OncePerTurn,
  ChooseOne,
  AtEndOfTurn,
  CanAttackNewlyEvolved,
  Cannot,
  InCombat,
  OrMore,
  OrLater,
  OrLess,
  WouldBeDefeated,
  ThisMonster,
  ThatMonster,
  TheAttacker,
  TheDefender,
  TheLosingMonster,
  TheAnsweredAction,
  TheAttack,
  TheSamePlayersActive,
  ThatDefeat,
  IsResonance,
  ExceedsCap,
  AdditionalSwap,
  SupportDeck,
  LockedSupports,
  FlexSlot,
  PrimeEntry,
  CombatResult,
  LockIn,
  OnTheBench,
  OnTheField,
  MoveItTo,
  FaceDown,
  ThereAre,
  ...Object.values(DURATION),
] as const

const singles = [
  You,
  Your,
  Or,
  The,
  It,
  Its,
  Target,
  Each,
  Other,
  Allied,
  Opposing,
  Active,
  Bench,
  Monsters,
  Monster,
  Support,
  Spell,
  Counter,
  With,
  And,
  Then,
  If,
  Otherwise,
  Instead,
  While,
  When,
  A,
  Imp,
  Is,
  Are,
  In,
  Of,
  From,
  To,
  Their,
  Turn,
  Round,
  Hand,
  Graveyard,
  Defeated,
  Becomes,
  Defeats,
  Evolves,
  Evolution,
  Answer,
  Gains,
  Loses,
  Recovers,
  Defeat,
  Negate,
  Prevent,
  Locks,
  Lock,
  Unlocks,
  Unlock,
  Moves,
  Move,
  Reveal,
  Redirect,
  Return,
  Open_,
  Plays,
  Play,
  Attack,
  Block,
  Evolve,
  ...Object.values(KEYWORD),
  ...Object.values(CLASS),
] as const

/** Every known wording, for the nearest right one to a wrong one. */
export const VOCABULARY: readonly string[] = [...phrases, ...singles].map((token) => token.name)

export const TOKENS: TokenType[] = [
  Space,
  Period,
  Comma,
  Colon,
  Semicolon,
  Open,
  Close,
  CardName,
  ...labels,
  ...phrases,
  Possessive,
  Ordinal,
  Integer,
  DrawWord,
  VagueDuration,
  ReplaceWord,
  ...singles,
  Unknown,
]

export const isLabel = (token: TokenType): boolean => labels.includes(token)

export const lexer = new Lexer(TOKENS, { positionTracking: 'onlyOffset' })
