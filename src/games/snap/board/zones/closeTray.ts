import { spotId } from '../dnd/piece'
import { heldStore } from '../heldStore'

/** Closes the open pile. Whoever was inside it by key goes on at the pile. */
export function closeTray(): void {
  const { tray } = heldStore.getState()
  const inside = document.activeElement?.closest('.tray') ?? null
  heldStore.getState().openTray(null)
  if (tray === null || inside === null) return
  document.querySelector<HTMLElement>(`[data-spot="${spotId({ kind: 'zone', ...tray })}"] .pile-button`)?.focus()
}
