import { formatMoney, subtractMoney, zeroMoney } from '@kislap/domain';
import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { type ClosedFor, deposit, type DepositRow } from '../../database/tables/payments';
import type { Refusal } from '../../kernel/Refusal';
import { within } from '../../kernel/within';
import { accountIds } from '../../ledger/accounts';
import type { Movement } from '../../ledger/post';
import { postForPlayer } from '../gate/postForPlayer';
import { sendMail } from '../mail/mail';
import type { Operator } from '../Operator';
import type { LockedPlayer } from '../players/player';

interface Returning {
  readonly owner: LockedPlayer;
  readonly why: ClosedFor;
  readonly nowMs: number;
}

/** Why a payment goes back, by what the gate said. */
export function whyReturned({ reason }: Refusal): ClosedFor {
  if (reason === 'ownLimitReached') return 'limit';
  return reason === 'accountClosed' ? 'closed' : 'away';
}

/**
 * Sends a payment back that may not be credited: from the payment service to the house, never to the player, and never
 * credited later. The order fails, a letter tells why, and `settleReturns` hands it to the payment service.
 *
 * @param order locked, and not credited
 */
export async function returnDeposit(
  transaction: Database,
  order: DepositRow,
  { owner, why, nowMs }: Returning,
): Promise<void> {
  const { id, orderId, playerId, mode, amount, creditDueAtMs } = order;
  const movement: Movement = {
    kind: 'deposit-return',
    scope: 'deposit-return',
    key: orderId,
    requestHash: '',
    atMs: nowMs,
    entries: [
      { account: accountIds.clearing(mode, playerId), amount: subtractMoney(zeroMoney, amount) },
      { account: accountIds.returns(playerId), amount },
    ],
  };
  await postForPlayer(transaction, { player: owner, movements: [movement], nowMs });
  const settledAtMs = order.settledAtMs ?? nowMs;
  const going = { returnedAtMs: nowMs, returnDueAtMs: nowMs };
  await transaction
    .update(deposit)
    .set({ status: 2, settledAtMs, closedFor: why, creditDueAtMs, ...going })
    .where(eq(deposit.id, id));
  const about = { playerId, mailKey: `deposit-return:${orderId}`, nowMs } as const;
  const words = { amount: formatMoney(amount), order: orderId };
  const template = why === 'limit' ? 'depositReturnedByLimit' : 'depositReturned';
  await sendMail(transaction, { ...about, template, words });
}

const usualPatienceMs = 10_000;
const firstWaitMs = 60_000;
const longestWaitMs = 3_600_000;
/** Of one round, so that others get their turn in between. */
const most = 50;

/**
 * Hands every return that is due to the payment service, again and again until it is confirmed. A repeat is known by
 * its order's number. All of a round are sent at once: one that is not answered holds up no other.
 */
export async function settleReturns({ database, clock, paymentReturns }: Operator): Promise<void> {
  const nowMs = clock.nowMs();
  const isOpen = and(isNotNull(deposit.returnedAtMs), isNull(deposit.returnDoneAtMs));
  const due = await database
    .select()
    .from(deposit)
    .where(and(isOpen, lte(deposit.returnDueAtMs, nowMs)))
    .orderBy(deposit.returnDueAtMs, deposit.id)
    .limit(most);
  const settle = async ({ id, orderId, mode, amount, returnTries }: DepositRow): Promise<void> => {
    const sent = paymentReturns.send({ orderId, mode, amount }).catch(() => 'unknown' as const);
    // When a service has said nothing for so long, nobody knows.
    const outcome = await within(sent, paymentReturns.patienceMs ?? usualPatienceMs, 'unknown');
    const waitMs = Math.min(firstWaitMs * 2 ** returnTries, longestWaitMs);
    const next =
      outcome === 'confirmed'
        ? { returnDoneAtMs: clock.nowMs() }
        : { returnTries: returnTries + 1, returnDueAtMs: nowMs + waitMs };
    await database
      .update(deposit)
      .set(next)
      .where(and(eq(deposit.id, id), isNull(deposit.returnDoneAtMs)));
  };
  await Promise.all(due.map(settle));
}

const lateAfterMs = 86_400_000;

/** How the return of an order's payment goes: `late` when it is not confirmed after a day, so that somebody asks. */
export function returnState(
  { returnedAtMs, returnDoneAtMs }: Pick<DepositRow, 'returnedAtMs' | 'returnDoneAtMs'>,
  nowMs: number,
): 'open' | 'late' | 'done' | undefined {
  if (returnedAtMs === null) return undefined;
  if (returnDoneAtMs !== null) return 'done';
  return nowMs - returnedAtMs >= lateAfterMs ? 'late' : 'open';
}
