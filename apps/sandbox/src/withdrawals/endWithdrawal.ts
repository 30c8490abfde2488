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

/**
 * Ends a pending withdrawal: the money leaves the hold for the bank, or goes back to the balance when the
 * play-money bank rejects it (amounts ending in .13, account numbers ending in 13).
 *
 * @param pending locked
 */
export async function endWithdrawal(
  transaction: Database,
  pending: WithdrawalRow,
  nowMs: number,
): Promise<void> {
  const { playerId, amount, mode, orderId } = pending;
  const isRejected = pesoText(amount).endsWith('.13') || pending.accountNo.endsWith('13');
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
  await transaction
    .update(withdrawal)
    .set({
      status: isRejected ? rejected : complete,
      note: isRejected ? rejectedNote : '',
      settledAtMs: nowMs,
    })
    .where(eq(withdrawal.id, pending.id));
  if (isRejected) await tellRejected(transaction, pending, nowMs);
}

function tellRejected(transaction: Database, rejectedOrder: WithdrawalRow, nowMs: number): Promise<void> {
  const { playerId, orderId, amount, bankCode, accountNo } = rejectedOrder;
  const account = `${bankCode} ${maskAccount(accountNo)}`;
  const words = { amount: formatMoney(amount), order: orderId, account };
  const about = { playerId, mailKey: `withdrawal:${orderId}`, nowMs } as const;
  return sendMail(transaction, { ...about, template: 'withdrawalRejected', words });
}
