export { openTurnover, remainingTurnover, turnoverPercent } from './turnover';
export type { TurnoverStatus } from './turnover';
