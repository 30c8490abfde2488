import type { ActiveAward } from '@kislap/domain';

/** Channel bonuses in force: five percent more through Maya. */
export const activeAwards: readonly ActiveAward[] = [{ methodId: 3, mode: 'maya', awardPercent: 5 }];
