export { firstLevelWithGift } from './gifts';
export type { GiftPeriod, GiftsOfLevel, GiftState, PeriodGift } from './gifts';
export { missingForLevel, progressToNextLevel } from './progress';
export type { VipProgress, VipRequirement, VipShortfall, VipStatus } from './progress';
