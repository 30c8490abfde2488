export { remainingTurnover } from './remainingTurnover';
export { turnoverPercent } from './turnoverPercent';
export type { TurnoverStanding } from './TurnoverStanding';
