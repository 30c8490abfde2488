export { wonThisMonth } from './prizes';
export type { PrizeKind, WonPrize } from './prizes';
