import type { Money, Percent } from '@kislap/domain';

/** What a VIP level brings. */
export interface LevelBenefits {
  readonly level: number;
  readonly levelUpGift: Money;
  readonly dailyGift: Money;
  readonly weeklyGift: Money;
  readonly monthlyGift: Money;
  readonly rebate: Percent;
  /** What can be withdrawn in a day, together and how many times. */
  readonly dailyWithdrawal: Money;
  readonly dailyWithdrawals: number;
}
