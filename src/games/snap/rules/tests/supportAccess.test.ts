/** Chapter 5, Support Access Details: what replaces drawing. */
import { describe, expect, test } from 'vitest'
import { viewEvents, viewFor } from '../engine/view'
import { parseCardText } from '../language'
import { scenario, type Scenario } from '../testing/scenario'
import type { Position } from '../testing/position'
import { counter, evolution, monster, spell } from '../testing/testCards'
import { why } from '../testing/refusals'
import { layOut, newMatch, startedMatch, type MatchSketch } from '../testing/wholeMatch'

const lead = monster('Lead', 2500)
const rival = monster('Rival', 2500)
const gain = 'SPELL: Your Active Monster gains 500 IMP until end of turn.'
const [a, b, c, d] = [spell('A', gain), spell('B', gain), spell('C', gain), spell('D', gain)]
const idle = spell('Idle', gain)
const raid = spell('Raid', 'SPELL: Your opponent moves 1 of their Locked Supports to their Graveyard.')

/** Plays whole rounds without playing anything: unlocks, flips and locks the last one offered. Says who unlocked and locked when. */
function idleRounds(
  sketch: MatchSketch,
  rounds: number,
): { readonly diary: readonly string[]; readonly most: number; readonly g: Scenario } {
  const g = startedMatch(sketch)
  let most = 0
  while (g.round() <= rounds) {
    most = Math.max(most, ...g.state().sides.map((side) => side.locked.length))
    const asked = g.asked()!
    const player = asked.seat === 0 ? g.p1 : g.p2
    const cards = g.state().match.cards
    if (asked.kind === 'unlock') {
      player.unlock(cards[g.state().sides[asked.seat].locked.at(-1)!]!.name)
    } else if (asked.kind === 'flip') {
      const down = g.state().sides[asked.seat].field.findLast((at) => at !== null && !at.faceUp)!
      player.flip(cards[down.card]!.name)
    } else if (asked.kind === 'lockIn') {
      player.lockIn(cards[g.state().sides[asked.seat].deck.at(-1)!]!.name)
    } else {
      player.pass('end')
    }
  }
  g.asked()
  let turn = ''
  const diary = g.events().flatMap((event) => {
    if (event.type === 'turnBegan') turn = `R${event.round}`
    if (event.type !== 'unlocked' && event.type !== 'lockedIn') return []
    return [`${turn} P${event.seat + 1} ${event.type === 'unlocked' ? 'unlocks' : 'locks'}`]
  })
  return { diary: diary.filter((line) => Number(/\d+/.exec(line)![0]) <= rounds), most, g }
}

describe('support-access/owner-visible-deck-information', () => {
  test('support-access/owner-visible-deck-information: a player reads the own manifest and zones at any time, the opponent nothing of it', () => {
    const position: Position = {
      p1: {
        active: lead,
        bench: [{ card: monster('Hidden', 2200), faceDown: true }],
        hand: [a],
        locked: [b],
        deck: [c, d],
        reserve: [evolution('Great Lead', 'Lead', 4000)],
      },
      p2: { active: rival, hand: [counter('Snuff', 'COUNTER: Answer an opposing Spell. Negate it.')] },
    }
    const g = scenario(position)
    const check = () => {
      const own = JSON.stringify(viewFor(g.state(), 0).seats[0])
      for (const name of ['Hidden', 'B', 'C', 'D', 'Great Lead']) expect(own).toContain(`"name":"${name}"`)
      const theirs = JSON.stringify(viewFor(g.state(), 1).seats[0])
      for (const name of ['Hidden', 'B', 'C', 'D', 'Great Lead']) expect(theirs).not.toContain(`"name":"${name}"`)
    }
    check()
    g.p1.play('A')
    expect(g.asked()).toEqual({ seat: 1, kind: 'window' })
    check()
    g.p2.pass()
    check()
  })
})

describe('support-access/opening-lock-in', () => {
  test('support-access/opening-lock-in: exactly three further Supports, which are not in the hand', () => {
    const g = newMatch()
    const p1 = layOut(g, 0)
    expect(why(p1.tries.choose('P1 S8', 'locked'))).toEqual(['lockChosen support-access/opening-lock-in'])
    p1.choose('P1 S6', 'deck')
    expect(why(p1.tries.confirm())).toEqual(['setupIncomplete support-access/opening-lock-in'])
    p1.choose('P1 S6', 'locked')
    p1.confirm()
    layOut(g, 1).confirm()
    expect(why(g.p1.tries.play('P1 S6'))).toEqual(['lockedNotPlayable zones/locked-support-zone'])
    expect(g.p1.tries.play('P1 S1')).toEqual([])
  })
})

describe('support-access/opening-unlock-schedule', () => {
  test('support-access/opening-unlock-schedule: Player 1 in Rounds 2, 3 and 4, Player 2 in Rounds 1, 2 and 3', () => {
    const { diary } = idleRounds({}, 3)
    expect(diary).toEqual(['R1 P2 unlocks', 'R2 P1 unlocks', 'R2 P2 unlocks', 'R3 P1 unlocks', 'R3 P2 unlocks'])
    const { diary: later } = idleRounds({}, 4)
    expect(later.slice(5)).toEqual(['R4 P1 unlocks', 'R4 P1 locks', 'R4 P2 locks'])
  })

  test('support-access/opening-unlock-schedule: every opening card is of free choice', () => {
    const g = startedMatch()
    g.p1.pass('end')
    g.p2.unlock('P2 S6')
    g.p2.pass('end')
    g.p1.unlock('P1 S5')
    expect(['P1 S4', 'P1 S5', 'P1 S6'].map(g.zoneOf)).toEqual(['locked', 'hand', 'locked'])
    g.p1.flip('P1 Fifth')
    g.p1.pass('end')
    expect(g.asked()).toEqual({ seat: 1, kind: 'unlock' })
    expect(why(g.p2.tries.unlock('P2 S6'))).toEqual(['notLocked support-access/unlock-step'])
    g.p2.unlock('P2 S4')
    g.p2.flip('P2 Second')
    expect(g.state().sides[1].locked).toHaveLength(1)
  })
})

describe('support-access/unlock-step', () => {
  const position: Position = {
    round: 3,
    step: 'unlock',
    p1: { active: lead, locked: [a, b, c] },
    p2: { active: rival },
  }

  test('support-access/unlock-step: exactly one Locked Support of free choice goes to the hand', () => {
    for (const name of ['A', 'B', 'C']) {
      const g = scenario(position)
      expect(g.p1.can('unlock')).toHaveLength(3)
      g.p1.unlock(name)
      for (const other of ['A', 'B', 'C']) expect(g.zoneOf(other)).toBe(other === name ? 'hand' : 'locked')
      const rest = name === 'A' ? 'B' : 'A'
      expect(why(g.p1.tries.unlock(rest))).toContain('stepPassed timing/missed-window')
    }
  })

  test('support-access/unlock-step: only a Locked Support can be unlocked', () => {
    const g = scenario({ ...position, p1: { active: lead, locked: [a, b], deck: [c], hand: [d] } })
    expect(why(g.p1.tries.unlock('C'))).toEqual(['notLocked support-access/unlock-step'])
    expect(why(g.p1.tries.unlock('D'))).toEqual(['notLocked support-access/unlock-step'])
    g.p1.unlock('B')
    expect(g.zoneOf('B')).toBe('hand')
  })

  test('support-access/unlock-step: it cannot be passed', () => {
    const g = scenario(position)
    expect(why(g.p1.tries.pass())).toEqual(['decisionIsAnother timing/timing-window'])
    g.p1.unlock('A')
    expect(g.step()).toBe('spell')
  })

  test('support-access/unlock-step: with one Locked Support there is nothing to choose, with none nothing to do', () => {
    const one = scenario({ ...position, p1: { active: lead, locked: [a] } })
    expect(one.step()).toBe('spell')
    expect(one.zoneOf('A')).toBe('hand')
    const none = scenario({ ...position, p1: { active: lead, deck: [a] } })
    expect(none.step()).toBe('attack')
    expect(none.zoneOf('A')).toBe('deck')
  })

  test('support-access/unlock-step: a format’s hand limit leaves the Unlock undone, and nothing else', () => {
    const full = scenario({ ...position, format: { handLimit: 1 }, p1: { active: lead, hand: [d], locked: [a, b] } })
    expect(full.step()).toBe('spell')
    expect(full.state().sides[0].locked).toHaveLength(2)
    const room = scenario({ ...position, format: { handLimit: 2 }, p1: { active: lead, hand: [d], locked: [a, b] } })
    room.p1.unlock('A')
    expect(room.state().sides[0].hand).toHaveLength(2)
  })

  test('support-access/unlock-step: an effect that unlocks leaves the choice to the player, too', () => {
    const free = spell('Free', 'SPELL: Unlock 1 of your Locked Supports.')
    const g = scenario({ p1: { active: lead, hand: [free], locked: [a, b] }, p2: { active: rival } })
    g.p1.play('Free')
    expect(g.asked()).toEqual({ seat: 0, kind: 'pick' })
    g.p1.pick('B')
    expect(['A', 'B'].map(g.zoneOf)).toEqual(['locked', 'hand'])
    expect(g.p1.tries.play('B')).toEqual([])
  })
})

describe('support-access/ongoing-single-card-lock-in', () => {
  test('support-access/ongoing-single-card-lock-in: none before Round 4, then exactly one in every own turn, which unlocks in the next', () => {
    const { diary, most } = idleRounds({}, 7)
    expect(diary.slice(diary.indexOf('R4 P1 unlocks'))).toEqual([
      'R4 P1 unlocks',
      'R4 P1 locks',
      'R4 P2 locks',
      'R5 P1 unlocks',
      'R5 P1 locks',
      'R5 P2 unlocks',
      'R5 P2 locks',
      'R6 P1 unlocks',
      'R6 P1 locks',
      'R6 P2 unlocks',
      'R6 P2 locks',
      'R7 P1 unlocks',
      'R7 P1 locks',
      'R7 P2 unlocks',
      'R7 P2 locks',
    ])
    expect(
      diary
        .filter((line) => line.endsWith('locks') && !line.endsWith('unlocks'))
        .every((line) => Number(/\d+/.exec(line)![0]) >= 4),
    ).toBe(true)
    expect(most).toBe(3)
  })

  test('support-access/ongoing-single-card-lock-in: the same for a lineup with a Prime Singular', () => {
    const { diary } = idleRounds({ p1: { withPrime: true }, p2: { withPrime: true } }, 5)
    expect(diary.slice(5)).toEqual([
      'R4 P1 unlocks',
      'R4 P1 locks',
      'R4 P2 locks',
      'R5 P1 unlocks',
      'R5 P1 locks',
      'R5 P2 unlocks',
      'R5 P2 locks',
    ])
  })

  const phase = (round: number, locked: number, deck = 3): Position => ({
    round,
    step: 'lockIn',
    p1: { active: lead, locked: [a, b, c].slice(0, locked), deck: [d, idle, raid].slice(0, deck) },
    p2: { active: rival },
  })

  test('support-access/ongoing-single-card-lock-in: in Round 3 there is none', () => {
    const g = scenario(phase(3, 0))
    expect(g.happened('lockedIn')).toBe(false)
    expect(g.asked()).toEqual({ seat: 1, kind: 'step' })
    expect(why(g.p1.tries.lockIn('D'))).toContain('firstRound support-access/ongoing-single-card-lock-in')
  })

  test('support-access/ongoing-single-card-lock-in: exactly one from the Support Deck, never a refill to three, never passed', () => {
    const g = scenario(phase(4, 0))
    expect(g.asked()).toEqual({ seat: 0, kind: 'lockIn' })
    expect(why(g.p1.tries.pass())).toEqual(['decisionIsAnother timing/timing-window'])
    g.p1.lockIn('D')
    expect(['D', 'Idle', 'Raid'].map(g.zoneOf)).toEqual(['locked', 'deck', 'deck'])
    expect(g.asked()).toEqual({ seat: 1, kind: 'step' })
  })

  test('support-access/ongoing-single-card-lock-in: up to three Locked Supports, never a fourth', () => {
    const two = scenario(phase(4, 2))
    two.p1.lockIn('Idle')
    expect(two.state().sides[0].locked).toHaveLength(3)
    const three = scenario(phase(4, 3))
    expect(three.asked()).toEqual({ seat: 1, kind: 'step' })
    expect(three.state().sides[0].locked).toHaveLength(3)
    expect(why(three.p1.tries.lockIn('D'))).toContain('lockedFull rulings/locked-support-limit-exceeded')
  })

  test('support-access/ongoing-single-card-lock-in: what stands in the way is told', () => {
    const skipped = (position: Position) => {
      const g = scenario({ ...position, step: 'attack' })
      g.p1.pass('end')
      return g.events().filter((event) => event.type === 'skipped')
    }
    const rule = 'rulings/ongoing-lock-in-with-cards-remaining'
    expect(skipped(phase(4, 3))).toEqual([
      { type: 'skipped', seat: 0, what: 'Locked Support is full', card: null, rule },
    ])
    expect(skipped(phase(4, 1, 0))).toEqual([{ type: 'skipped', seat: 0, what: 'nothing to lock', card: null, rule }])
    expect(skipped(phase(3, 1))).toEqual([])
  })

  test('support-access/ongoing-single-card-lock-in: only a card of the Support Deck', () => {
    const g = scenario({ ...phase(4, 1), p1: { active: lead, hand: [b], locked: [a], deck: [c, d] } })
    expect(why(g.p1.tries.lockIn('B'))).toEqual(['notInDeck support-access/ongoing-single-card-lock-in'])
    expect(why(g.p1.tries.lockIn('A'))).toEqual(['notInDeck support-access/ongoing-single-card-lock-in'])
    g.p1.lockIn('D')
    expect(g.zoneOf('D')).toBe('locked')
  })

  test('support-access/ongoing-single-card-lock-in: with an empty Support Deck nothing is locked, and nobody loses', () => {
    const g = scenario(phase(4, 1, 0))
    expect(g.happened('lockedIn')).toBe(false)
    expect(g.asked()).toEqual({ seat: 1, kind: 'step' })
    expect(g.result()).toBeNull()
  })

  test('support-access/ongoing-single-card-lock-in: a Counter that locks before the Lock-in resolves does not lift the limit', () => {
    const hoard = counter('Hoard', 'COUNTER: Answer an allied Lock-in. Lock 1 Support from your Support Deck.')
    const g = scenario({ ...phase(4, 2), p1: { active: lead, hand: [hoard], locked: [a, b], deck: [c, d, idle] } })
    g.p1.lockIn('C')
    g.p1.counter('Hoard')
    g.p1.pick('D')
    expect(g.state().sides[0].locked).toHaveLength(3)
    expect(g.zoneOf('D')).toBe('locked')
    expect(g.zoneOf('C')).toBe('deck')
  })

  test('support-access/ongoing-single-card-lock-in: an effect cannot lock above the limit either', () => {
    const stash = spell('Stash', 'SPELL: Lock 2 Supports from your Support Deck.')
    const g = scenario({
      p1: { active: lead, hand: [stash], locked: [a, b], deck: [c, d, idle] },
      p2: { active: rival },
    })
    g.p1.play('Stash')
    g.p1.pick('C')
    expect(g.state().sides[0].locked).toHaveLength(3)
    expect(['C', 'D', 'Idle'].map(g.zoneOf)).toEqual(['locked', 'deck', 'deck'])
    expect(g.step()).toBe('attack')
  })
})

describe('support-access/removal-handling', () => {
  test('support-access/removal-handling: a Locked Support that is removed does not become available', () => {
    const g = scenario({ turn: 1, round: 3, p1: { active: lead, locked: [a, b] }, p2: { active: rival, hand: [raid] } })
    g.p2.play('Raid')
    expect(g.asked()).toEqual({ seat: 0, kind: 'pick' })
    g.p1.pick('A')
    expect(g.zoneOf('A')).toBe('graveyard')
    const [removed] = g.state().sides[0].graveyard
    expect(viewEvents(g.events(), 1)).toContainEqual({
      type: 'moved',
      seat: 0,
      card: removed,
      from: 'locked',
      to: 'graveyard',
    })
    g.p2.pass('end')
    expect(g.zoneOf('B')).toBe('hand')
    expect(g.step()).toBe('spell')
    expect(why(g.p1.tries.play('A'))).toEqual(['notInHand zones/hand'])
    expect(g.p1.tries.play('B')).toEqual([])
  })

  test('support-access/removal-handling: with the last one removed there is no Unlock', () => {
    const g = scenario({ turn: 1, round: 3, p1: { active: lead, locked: [a] }, p2: { active: rival, hand: [raid] } })
    g.p2.play('Raid')
    expect(g.zoneOf('A')).toBe('graveyard')
    g.p2.pass('end')
    expect(g.step()).toBe('attack')
    expect(g.happened('unlocked')).toBe(false)
    expect(g.state().sides[0].hand).toEqual([])
  })

  test('support-access/removal-handling: removed in answer to its own unlock it stays removed', () => {
    const ambush = counter(
      'Ambush',
      'COUNTER: Answer an opposing unlock. Your opponent moves 1 of their Locked Supports to their Graveyard.',
    )
    const g = scenario({ step: 'unlock', p1: { active: lead, locked: [a, b] }, p2: { active: rival, hand: [ambush] } })
    g.p1.unlock('A')
    g.p2.counter('Ambush')
    g.p1.pick('A')
    expect(g.zoneOf('A')).toBe('graveyard')
    expect(g.zoneOf('B')).toBe('locked')
    expect(g.happened('unlocked')).toBe(false)
  })

  test('support-access/removal-handling: it becomes available if the removing effect says so', () => {
    const rescue = spell('Rescue', 'SPELL: Move 1 of your Locked Supports to your hand.')
    const g = scenario({ p1: { active: lead, hand: [rescue], locked: [a, b] }, p2: { active: rival } })
    g.p1.play('Rescue')
    g.p1.pick('A')
    expect(g.zoneOf('A')).toBe('hand')
    expect(g.p1.tries.play('A')).toEqual([])
  })
})

describe('support-access/draw-prevention-wording', () => {
  test('support-access/draw-prevention-wording: card text has no draw words; what it means is said with lock and unlock', () => {
    const owner = { name: 'Draught', cardType: 'Spell', keywords: [] } as const
    for (const text of ['SPELL: Draw 1 card.', 'SPELL: Your opponent cannot draw until end of turn.']) {
      const parsed = parseCardText(text, owner)
      expect(parsed.ok).toBe(false)
      expect(!parsed.ok && parsed.faults.map((fault) => fault.rule)).toContain('card-text/support-access-wording')
    }
    expect(parseCardText('SPELL: Unlock 1 of your Locked Supports.', owner).ok).toBe(true)
  })

  test('support-access/draw-prevention-wording: no effect but one that names the unlock stops it', () => {
    const stillness = counter('Stillness', 'COUNTER: Answer an opposing unlock. Negate it.')
    const g = scenario({
      step: 'unlock',
      p1: { active: lead, hand: [idle], locked: [a, b] },
      p2: { active: rival, hand: [stillness] },
    })
    g.p1.unlock('A')
    g.p2.counter('Stillness')
    g.passWindows()
    expect(g.zoneOf('A')).toBe('locked')
    expect(g.zoneOf('Stillness')).toBe('graveyard')
    expect(g.step()).toBe('spell')
  })
})

describe('support-access/open-log', () => {
  const told = (g: Scenario, viewer: 0 | 1, type: string) =>
    viewEvents(g.events(), viewer).filter((event) => event.type === type)

  test('support-access/open-log: a lock and an unlock are announced; which card it was is its owner’s', () => {
    const g = scenario({
      round: 4,
      step: 'lockIn',
      p1: { active: lead, deck: [a, b] },
      p2: { active: rival, locked: [c, d] },
    })
    const [first] = g.state().sides[0].deck
    g.p1.lockIn('A')
    g.p2.unlock('D')
    expect(told(g, 0, 'lockedIn')).toEqual([{ type: 'lockedIn', seat: 0, card: first }])
    expect(told(g, 1, 'lockedIn')).toEqual([{ type: 'lockedIn', seat: 0, card: null }])
    expect(told(g, 0, 'unlocked')).toEqual([{ type: 'unlocked', seat: 1, card: null }])
    expect(told(g, 1, 'unlocked')).toEqual([expect.objectContaining({ seat: 1, card: g.state().sides[1].hand[0] })])
    for (const event of told(g, 1, 'declared')) expect(event).not.toHaveProperty('origin.card', first)
  })

  test('support-access/open-log: playing, countering and the way to the Graveyard are public', () => {
    const snuff = counter('Snuff', 'COUNTER: Answer an opposing Spell. Negate it.')
    const g = scenario({ p1: { active: lead, hand: [a] }, p2: { active: rival, hand: [snuff] } })
    g.p1.play('A')
    g.p2.counter('Snuff')
    const [spellCard] = g.state().sides[0].graveyard
    const [counterCard] = g.state().sides[1].graveyard
    for (const viewer of [0, 1] as const) {
      expect(told(g, viewer, 'declared')).toEqual([
        expect.objectContaining({ origin: expect.objectContaining({ kind: 'Spell', card: spellCard }) as unknown }),
      ])
      expect(told(g, viewer, 'counterPlayed')).toEqual([
        expect.objectContaining({ link: expect.objectContaining({ card: counterCard }) as unknown }),
      ])
      expect(told(g, viewer, 'moved').map((event) => 'card' in event && event.card)).toEqual([counterCard, spellCard])
    }
  })

  test('support-access/open-log: what goes from the Locked Supports to the hand or the Support Deck is told without a name', () => {
    const g = scenario({
      p1: {
        active: lead,
        hand: [spell('Rescue', 'SPELL: Move 1 of your Locked Supports to your hand.')],
        locked: [a, b],
      },
      p2: { active: rival },
    })
    g.p1.play('Rescue')
    g.p1.pick('B')
    const moves = (viewer: 0 | 1) =>
      viewEvents(g.events(), viewer).filter((event) => event.type === 'moved' && event.from === 'locked')
    expect(moves(1)).toEqual([expect.objectContaining({ card: null, to: 'hand' })])
    expect(moves(0)).toEqual([expect.objectContaining({ card: g.state().sides[0].hand[0] })])
  })
})
