export type { PrizeKind } from './PrizeKind';
export type { WonPrize } from './WonPrize';
export { wonThisMonth } from './wonThisMonth';
