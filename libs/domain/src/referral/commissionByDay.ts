import type { Money } from '../money/Money';
import { totalAmount } from '../money/totalAmount';
import type { DayKey } from '../time/DayKey';
import type { CommissionRow } from './CommissionRow';

/**
 * What each of these days earned over all levels; nothing is zero.
 *
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
