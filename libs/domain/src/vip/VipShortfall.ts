import type { Money } from '../money/Money';

/** What is still missing for a VIP level; zero where nothing is. */
export interface VipShortfall {
  readonly deposit: Money;
  readonly turnover: Money;
}
