import { useState } from 'react'
import { ActionMenu } from './ActionMenu'
import './detail.css'
import { LargeDock } from './LargeDock'
import type { Box } from './place'
import { RefusalNote } from './RefusalNote'
import { WhyNot } from './WhyNot'

/** What floats over a table beside its cards: reasons, what a selected card can do, and the card in large. */
export function Floats() {
  const [menu, setMenu] = useState<Box | null>(null)
  return (
    <>
      <WhyNot />
      <RefusalNote />
      <ActionMenu onPlace={setMenu} />
      <LargeDock menu={menu} />
    </>
  )
}
