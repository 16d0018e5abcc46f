/** The class names of the two seats' accents, written out so that the style sheet has them. */
import type { PerSeat } from '@/games/snap/rules'

export const SEAT_TEXTS: PerSeat<string> = ['text-seat-1', 'text-seat-2']
export const SEAT_BORDERS: PerSeat<string> = ['border-seat-1', 'border-seat-2']
export const SEAT_BACKGROUNDS: PerSeat<string> = ['bg-seat-1', 'bg-seat-2']
