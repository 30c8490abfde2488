import { type Money, type Percent, percentOfMoney, zeroMoney } from '../money';
import { totalAmount } from '../money/internal';
import {
  type DayKey,
  type EpochSeconds,
  epochSecondsFrom,
  manilaDay,
  manilaDayStart,
  secondsPerDay,
} from '../time/internal';

/**
 * How far down a team goes: 1 are the invited, 2 whom those invited, 3 whom those invited.
 *
 * @example
 * const invited: TeamDepth = 1;
 * pesoText(commissionOf(moneyFromPeso(10_000), invited, [0.5])); // => '50'
 */
export type TeamDepth = 1 | 2 | 3;

/**
 * What one level's bets earn in a day, in whole centavos.
 *
 * Commission rule: the rate is taken once, of all the level's bets that day, and truncated. A level without a rate
 * earns nothing.
 *
 * @see docs/rules.md#referral-commission
 * @param rates in percent, of level 1 first
 * @example
 * pesoText(commissionOf(moneyFromPeso(10_000), 1, [0.5, 0.2])); // => '50'
 * pesoText(commissionOf(moneyFromPeso(10_000), 3, [0.5, 0.2])); // => '0'
 */
export function commissionOf(turnover: Money, level: TeamDepth, rates: readonly Percent[]): Money {
  const rate = rates[level - 1] ?? 0;
  return turnover > zeroMoney && rate > 0 ? percentOfMoney(turnover, rate) : zeroMoney;
}

/**
 * What one level of a team earned on one Manila day.
 *
 * @example
 * const row: CommissionRow = { day: '2025-12-31', amount: moneyFromPeso(40), isClaimed: true };
 * commissionState(row, epochSecondsFrom(1_767_196_800)); // => 'claimed'
 */
export interface CommissionRow {
  readonly day: DayKey;
  readonly amount: Money;
  readonly isClaimed: boolean;
}

/**
 * What each of these days earned over all levels; nothing is zero.
 *
 * @see docs/rules.md#referral-commission
 * @example
 * const row = { day: '2025-12-31', amount: moneyFromPeso(40), isClaimed: false };
 * commissionByDay([row, row], ['2025-12-31']); // => [{ day: '2025-12-31', amount: moneyFromPeso(80) }]
 * commissionByDay([], ['2025-12-31']); // => [{ day: '2025-12-31', amount: zeroMoney }]
 */
export function commissionByDay(
  rows: readonly Pick<CommissionRow, 'day' | 'amount'>[],
  days: readonly DayKey[],
): readonly { readonly day: DayKey; readonly amount: Money }[] {
  return days.map((day) => ({ day, amount: totalAmount(rows.filter((row) => row.day === day)) }));
}

/** Commission rule: a day's commission can be claimed from 06:00 of the next Manila day, 30 hours after it began. */
const opensAfterSeconds = 108_000;

/**
 * The newest Manila day whose commission can be claimed; so can every day before it.
 *
 * @see docs/rules.md#referral-commission
 * @example
 * const midnight = epochSecondsFrom(1_767_196_800);
 * lastClaimableDay(midnight); // => '2025-12-30'
 * lastClaimableDay(epochSecondsFrom(midnight + 6 * 3_600)); // => '2025-12-31'
 */
export function lastClaimableDay(now: EpochSeconds): DayKey {
  return manilaDay(epochSecondsFrom(now - opensAfterSeconds));
}

/**
 * When the next day's commission opens.
 *
 * @see docs/rules.md#referral-commission
 * @param now seconds since 1970 UTC
 * @example
 * formatManila(nextCommissionAt(epochSecondsFrom(1_767_196_800))); // => '2026-01-01 06:00:00'
 */
export function nextCommissionAt(now: EpochSeconds): EpochSeconds {
  const shifted = manilaDayStart(epochSecondsFrom(now - opensAfterSeconds + secondsPerDay));
  return epochSecondsFrom(shifted + opensAfterSeconds);
}

/**
 * Where a day's commission stands; one that is still closed opens at 06:00.
 *
 * @example
 * const status: CommissionStatus = 'closed';
 * const today = { day: '2026-01-01', isClaimed: false };
 * commissionState(today, epochSecondsFrom(1_767_196_800)) === status; // => true
 */
export type CommissionStatus = 'closed' | 'toClaim' | 'claimed';

/**
 * Where a day's commission stands at this moment.
 *
 * @see docs/rules.md#referral-commission
 * @example
 * const midnight = epochSecondsFrom(1_767_196_800);
 * const row = { day: '2025-12-31', isClaimed: false };
 * commissionState(row, midnight); // => 'closed'
 * commissionState(row, epochSecondsFrom(midnight + 6 * 3_600)); // => 'toClaim'
 */
export function commissionState(
  { day, isClaimed }: Pick<CommissionRow, 'day' | 'isClaimed'>,
  now: EpochSeconds,
): CommissionStatus {
  if (isClaimed) return 'claimed';
  return day <= lastClaimableDay(now) ? 'toClaim' : 'closed';
}

/**
 * What can be claimed of these rows at this moment.
 *
 * @see docs/rules.md#referral-commission
 * @example
 * const row = { day: '2025-12-30', amount: moneyFromPeso(40), isClaimed: false };
 * const newYear = epochSecondsFrom(1_767_196_800);
 * claimableCommission([row, { ...row, day: '2025-12-31' }], newYear); // => moneyFromPeso(40)
 */
export function claimableCommission(rows: readonly CommissionRow[], now: EpochSeconds): Money {
  return totalAmount(rows.filter((row) => commissionState(row, now) === 'toClaim'));
}
