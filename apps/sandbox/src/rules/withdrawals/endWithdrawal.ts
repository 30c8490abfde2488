import { formatMoney, maskAccount, pesoText, subtractMoney, zeroMoney } from '@kislap/domain';
import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { withdrawal, type WithdrawalRow, hasStatus } from '../../database/tables/payments';
import { transact } from '../../database/transact';
import { accountIds } from '../../ledger/accounts';
import type { Movement } from '../../ledger/post';
import { postForPlayer } from '../gate/postForPlayer';
import type { Operator } from '../Operator';
import { sendMail } from '../mail/mail';
import { type LockedPlayer, lockPlayer } from '../players/player';

const complete = 1;
const rejected = 3;
const bankNote = 'The receiving bank rejected this account. The amount is back in your balance.';
const operatorNote = 'This withdrawal was not approved. The amount is back in your balance.';

interface Ending {
  readonly owner: LockedPlayer;
  readonly nowMs: number;
  /** The operator's decision; when absent, amounts in .13 and account numbers in 13 are rejected. */
  readonly isRejected?: boolean;
  /** Why the operator rejected it, as the player reads it; a plain sentence when left out. */
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
  { owner, nowMs, isRejected: decided, note }: Ending,
): Promise<number> {
  const isRejected = decided ?? isBadAccount(pending);
  const { playerId, amount, mode, orderId } = pending;
  const movement: Movement = {
    kind: isRejected ? 'withdrawal-return' : 'withdrawal-payout',
    scope: 'withdrawal-end',
    key: orderId,
    requestHash: '',
    atMs: nowMs,
    entries: [
      { account: accountIds.hold(playerId), amount: subtractMoney(zeroMoney, amount) },
      { account: isRejected ? accountIds.cash(playerId) : accountIds.clearing(mode, playerId), amount },
    ],
  };
  await postForPlayer(transaction, { player: owner, movements: [movement], nowMs });
  const status = isRejected ? rejected : complete;
  const said = decided === undefined ? bankNote : note || operatorNote;
  await transaction
    .update(withdrawal)
    .set({ status, note: isRejected ? said : '', settledAtMs: nowMs })
    .where(eq(withdrawal.id, pending.id));
  if (isRejected) {
    const template = decided === undefined ? 'withdrawalRejected' : 'withdrawalNotApproved';
    await mailRejection(transaction, pending, { template, note, nowMs });
  }
  return status;
}

const isBadAccount = ({ amount, accountNo }: WithdrawalRow) =>
  pesoText(amount).endsWith('.13') || accountNo.endsWith('13');

interface Rejection {
  /** A bank is named only where one refused. */
  readonly template: 'withdrawalRejected' | 'withdrawalNotApproved';
  readonly note: string | undefined;
  readonly nowMs: number;
}

function mailRejection(
  transaction: Database,
  { playerId, orderId, amount, bankCode, accountNo }: WithdrawalRow,
  { template, note, nowMs }: Rejection,
): Promise<void> {
  const account = `${bankCode} ${maskAccount(accountNo)}`;
  const why = note ? `\n\n${note}` : '';
  const words = { amount: formatMoney(amount), order: orderId, account, why };
  return sendMail(transaction, { playerId, mailKey: `withdrawal:${orderId}`, nowMs, template, words });
}

/** Brings one withdrawal to its end if its time has come. Any number of callers may try at once. */
export async function settleWithdrawal(
  operator: Operator,
  order: { readonly id: number; readonly playerId: number },
): Promise<void> {
  const { failpoints } = operator;
  const nowMs = operator.clock.nowMs();
  failpoints.pass('beforeBegin', 'payout');
  await transact(operator.database, async (transaction) => {
    const owner = await lockPlayer(transaction, order.playerId);
    const [pending] = await transaction
      .select()
      .from(withdrawal)
      .where(
        and(eq(withdrawal.id, order.id), hasStatus(withdrawal.status, 0), lte(withdrawal.dueAtMs, nowMs)),
      )
      .for('update');
    if (!pending) return;
    await endWithdrawal(transaction, pending, { owner, nowMs });
    failpoints.pass('beforeCommit', 'payout');
  });
}

/** What a stored withdrawal's status means: 0 pending, 1 complete, 3 rejected. */
export function withdrawalState(status: number): 'pending' | 'complete' | 'rejected' {
  if (status === 0) return 'pending';
  return status === 1 ? 'complete' : 'rejected';
}
