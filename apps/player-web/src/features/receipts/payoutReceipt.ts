import { maskAccount, payoutBank } from '@kislap/domain';
import type { Money } from '@kislap/domain';

interface Payout {
  readonly amount: Money;
  readonly bankCode: string;
  readonly accountNumber: string;
}

/** What a receipt says of a withdrawal: how much, and where to, with no more of the account than tells it apart. */
export function payoutReceipt({ amount, bankCode, accountNumber }: Payout) {
  return { amount, place: payoutBank(bankCode)?.name ?? bankCode, account: maskAccount(accountNumber) };
}
