import type { Money } from '../money/Money';
import type { EpochSeconds } from '../time/EpochSeconds';
import type { GiftPeriod } from './GiftPeriod';
import type { GiftState } from './GiftState';

/**
 * A gift of the VIP level that comes by the day, the week or the month.
 *
 * @example
 * const gift: PeriodGift = { period: 'week', amount: moneyFromPeso(50), state: 'ready' };
 * formatWholePesos(gift.amount); // => '50'
 */
export interface PeriodGift {
  readonly period: GiftPeriod;
  readonly amount: Money;
  readonly state: GiftState;
  /** When it opens again; missing when the operator does not say. */
  readonly opensAt?: EpochSeconds;
  /** What a locked gift asks for, and what is there of it. */
  readonly needed?: Money;
  readonly have?: Money;
}
