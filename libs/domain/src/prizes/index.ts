export type { PrizeKind } from './PrizeKind';
export { prizeKindOf } from './prizeKindOf';
export type { WonPrize } from './WonPrize';
export { wonThisMonth } from './wonThisMonth';
