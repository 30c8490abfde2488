import type { WithdrawalOrder, WithdrawalRecord } from '@kislap/api';
import { addMoney, zeroMoney } from '@kislap/domain';
import type { OrderPart } from '../../navigation/overlays/OverlayMap';

/**
 * The orders that a payout became: the operator answers one number, and above a method's maximum the money of somebody who is
 * away goes out in several orders of the same moment, to the same account.
 *
 * @param records the newest withdrawals
 * @param orderId as the operator answered it
 * @returns the orders in the order they were made; none unless they come to the whole amount
 */
export function orderParts(
  records: readonly WithdrawalRecord[],
  { amount }: Pick<WithdrawalOrder, 'amount'>,
  orderId: string,
): readonly OrderPart[] {
  const own = records.find((record) => numberOf(record) === orderId);
  if (own === undefined) return [];
  if (own.amount === amount) return [{ orderId, amount }];
  const parts = records
    .filter(
      ({ at, bankCode, accountNumber }) =>
        at === own.at && bankCode === own.bankCode && accountNumber === own.accountNumber,
    )
    .sort((one, other) => one.id - other.id)
    .map((record) => ({ orderId: numberOf(record), amount: record.amount }));
  const whole = parts.reduce((sum, part) => addMoney(sum, part.amount), zeroMoney);
  return whole === amount ? parts : [];
}

/** What an order is called: by its own number where the operator gives one. */
export const numberOf = ({ id, orderId = String(id) }: Pick<WithdrawalRecord, 'id' | 'orderId'>): string =>
  orderId;
