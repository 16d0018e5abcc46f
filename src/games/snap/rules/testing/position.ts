/** Positions set up by hand, for tests: the same that scenarios are set up by. */
export { stateAt, type MonsterPosition, type Position, type SidePosition } from '../scenario/position'
