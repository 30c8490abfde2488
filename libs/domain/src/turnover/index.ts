export { purseTotal, splitReturn, splitStake } from './purse';
export type { Purse } from './purse';
export { openTurnover, remainingTurnover, turnoverPercent } from './turnover';
export type { TurnoverStatus } from './turnover';
