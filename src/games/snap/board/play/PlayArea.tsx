import type { ChainLinkView, ChainView, View } from '@/games/snap/rules'
import { useMatch } from '@/store/matchStore'
import { chainWords } from '@/games/snap/words/prompts'
import type { CSSProperties } from 'react'
import { CardButton } from '../CardButton'
import { Face } from '../Face'
import { cardName, placeWord } from '../names'
import { SpotBox } from '../SpotBox'
import { CombatBanner, combatWords } from './CombatBanner'

/** The middle of the table: what is being played or done, and the Chain that answers it. */
export function PlayArea() {
  const view = useMatch((store) => store.view)
  if (view === null) return null
  const { chain } = view
  const combat = view.result === null ? view.combat : null
  return (
    <SpotBox spot={{ kind: 'play' }} label="Play area" className="play">
      <div className="play-stage">
        {chain !== null && <Chain chain={chain} view={view} />}
        {chain === null && combat !== null && <p className="link-deed link-deed-alone">{combatWords(combat, view)}</p>}
      </div>
      {combat !== null && <CombatBanner combat={combat} view={view} />}
    </SpotBox>
  )
}

function Chain({ chain, view }: { readonly chain: ChainView; readonly view: View }) {
  const next = chain.links.filter((link) => !link.resolved).at(-1)
  return (
    <ol
      className="chain"
      style={{ '--links': chain.links.length + 1 } as CSSProperties}
      aria-label={chain.links.length > 0 ? 'Chain, resolves from the newest' : 'In play'}
    >
      <li
        className="chain-item"
        data-seat={chain.seat}
        data-negated={chain.negated || undefined}
        data-next={next === undefined || undefined}
      >
        <SpotBox
          spot={{ kind: 'link', index: -1 }}
          label={`Original action: ${chainWords({ ...chain, links: [] }, view)}${chain.negated ? ', negated' : ''}`}
          className="link"
        >
          {chain.card === null ? (
            <span className="link-deed">{deedWords(chain, view)}</span>
          ) : (
            <LinkCard card={chain.card} />
          )}
          {chain.card !== null && (
            <Caption name={chain.card.definition.name} seat={chain.seat} view={view} negated={chain.negated}>
              {targetWords(chain.targets, view)}
            </Caption>
          )}
        </SpotBox>
      </li>
      {chain.links.map((link) => (
        <LinkItem key={link.card.key} link={link} chain={chain} view={view} next={link === next} />
      ))}
    </ol>
  )
}

/** What a Chain answers that has no card of its own. */
function deedWords(chain: ChainView, view: View): string {
  const isCombat = chain.kind === 'attack' || chain.kind === 'combat result'
  return isCombat && view.combat !== null ? combatWords(view.combat, view) : chainWords({ ...chain, links: [] }, view)
}

interface LinkItemProps {
  readonly link: ChainLinkView
  readonly chain: ChainView
  readonly view: View
  readonly next: boolean
}

function LinkItem({ link, chain, view, next }: LinkItemProps) {
  const answered =
    chain.links.find(({ index }) => index === link.answers)?.card.definition.name ??
    chainWords({ ...chain, links: [] }, view)
  const state = link.negated ? ', negated' : link.resolved ? ', resolved' : ''
  return (
    <li
      className="chain-item"
      data-seat={link.seat}
      data-negated={link.negated || undefined}
      data-resolved={link.resolved || undefined}
      data-next={next || undefined}
    >
      <SpotBox
        spot={{ kind: 'link', index: link.index }}
        label={`Chain ${link.index + 1}: ${link.card.definition.name} answers ${answered}${state}`}
        className="link"
      >
        <LinkCard card={link.card} />
        <Caption name={link.card.definition.name} seat={link.seat} view={view} negated={link.negated}>
          {`answers ${answered}${targetWords(link.targets, view)}`}
        </Caption>
      </SpotBox>
    </li>
  )
}

function LinkCard({ card }: { readonly card: ChainLinkView['card'] }) {
  return (
    <CardButton piece={null} flyKey={card.key} name={cardName(card, 'chain')} className="link-card">
      <Face card={card} />
    </CardButton>
  )
}

interface CaptionProps {
  readonly name: string
  readonly seat: 0 | 1
  readonly view: View
  readonly negated: boolean
  readonly children: string
}

function Caption({ name, seat, view, negated, children }: CaptionProps) {
  return (
    <p className="link-caption" aria-hidden>
      <b className="link-name">{name}</b>
      <b className={seat === 0 ? 'text-seat-1' : 'text-seat-2'}>{view.seats[seat].name}</b> <span>{children}</span>
      {negated && <span className="link-negated">Negated</span>}
    </p>
  )
}

function targetWords(targets: ChainView['targets'], view: View): string {
  if (targets.length === 0) return ''
  return ` → ${targets.map((target) => ('known' in target ? target.definition.name : placeWord(view, target.seat, target.slot))).join(', ')}`
}
