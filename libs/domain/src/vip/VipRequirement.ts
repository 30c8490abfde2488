import type { Money } from '../money/Money';

/** What a VIP level asks for. */
export interface VipRequirement {
  readonly level: number;
  readonly neededDeposit: Money;
  readonly neededTurnover: Money;
}
