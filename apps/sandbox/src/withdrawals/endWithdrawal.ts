import { formatMoney, maskAccount, pesoText, subtractMoney, zeroMoney } from '@kislap/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { withdrawal } from '../database/tables/withdrawal';
import { accountIds } from '../ledger/accountIds';
import { post } from '../ledger/post';
import { sendMail } from '../mail/sendMail';
import type { WithdrawalRow } from './WithdrawalRow';

const complete = 1;
const rejected = 3;
const rejectedNote = 'The receiving bank rejected this account. The amount is back in your balance.';

interface Ending {
  readonly nowMs: number;
  /** What somebody has decided; left out, the play-money bank rejects amounts in .13 and account numbers in 13. */
  readonly isRejected?: boolean;
  /** What the player reads about a rejected one; a plain sentence when left out. */
  readonly note?: string | undefined;
}

/**
 * Ends a pending withdrawal: the money leaves the hold for the bank, or goes back to the balance.
 *
 * @param pending locked
 * @returns its status from now on
 */
export async function endWithdrawal(
  transaction: Database,
  pending: WithdrawalRow,
  { nowMs, isRejected = isBadAccount(pending), note = rejectedNote }: Ending,
): Promise<number> {
  const { playerId, amount, mode, orderId } = pending;
  await post(transaction, [
    {
      kind: isRejected ? 'withdrawal-return' : 'withdrawal-payout',
      scope: 'withdrawal-end',
      key: orderId,
      requestHash: '',
      atMs: nowMs,
      entries: [
        { account: accountIds.hold(playerId), amount: subtractMoney(zeroMoney, amount) },
        { account: isRejected ? accountIds.cash(playerId) : accountIds.clearing(mode), amount },
      ],
    },
  ]);
  const status = isRejected ? rejected : complete;
  await transaction
    .update(withdrawal)
    .set({ status, note: isRejected ? note : '', settledAtMs: nowMs })
    .where(eq(withdrawal.id, pending.id));
  if (isRejected) await tellRejected(transaction, pending, nowMs);
  return status;
}

const isBadAccount = ({ amount, accountNo }: WithdrawalRow) =>
  pesoText(amount).endsWith('.13') || accountNo.endsWith('13');

function tellRejected(transaction: Database, rejectedOrder: WithdrawalRow, nowMs: number): Promise<void> {
  const { playerId, orderId, amount, bankCode, accountNo } = rejectedOrder;
  const account = `${bankCode} ${maskAccount(accountNo)}`;
  const words = { amount: formatMoney(amount), order: orderId, account };
  const about = { playerId, mailKey: `withdrawal:${orderId}`, nowMs } as const;
  return sendMail(transaction, { ...about, template: 'withdrawalRejected', words });
}
