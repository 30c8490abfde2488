import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { createQuery } from '../../database/pooled';
import { deposit, type DepositRow, hasStatus } from '../../database/tables/payments';
import { sendAlong } from '../../database/transact';
import { Refusal } from '../../kernel/Refusal';
import { depositTimes, newOrderId } from '../orders/orderTimes';
import type { PlannedDeposit } from './planDeposit';

/** The most open orders of a player. */
const mostOpen = 5;

interface NewDeposit {
  readonly playerId: number;
  readonly nowMs: number;
  readonly requestKey: string | null;
  /** What `readOpenDeposits` answered, when it was asked before. */
  readonly open?: readonly OpenDeposit[];
}

interface OpenDeposit {
  readonly promotion: number;
}

/** The orders of a player that wait for being paid or credited. */
export function readOpenDeposits(
  transaction: Database,
  { playerId, nowMs }: Pick<NewDeposit, 'playerId' | 'nowMs'>,
): Promise<readonly OpenDeposit[]> {
  return openDeposits(transaction, { playerId, nowMs });
}

const openDeposits = createQuery((transaction) =>
  transaction
    .select({ promotion: deposit.promotion })
    .from(deposit)
    .where(
      and(
        eq(deposit.playerId, sql.placeholder('playerId')),
        hasStatus(deposit.status, 0),
        gt(deposit.expiresAtMs, sql.placeholder('nowMs')),
      ),
    )
    .prepare('open_deposits'),
);

/** An order that was just made. */
export type PlacedDeposit = Pick<
  DepositRow,
  'orderId' | 'status' | 'creditDueAtMs' | 'createdAtMs' | 'expiresAtMs'
>;

/**
 * Leaves a pending order on its way. No money moves before it is paid. The player must be locked.
 *
 * @throws Refusal `tooManyOpenDeposits`, or `promotionInOpenDeposit`: a promotion is open once
 * @returns the order
 */
export async function placeDeposit(
  transaction: Database,
  planned: PlannedDeposit,
  call: NewDeposit,
): Promise<PlacedDeposit> {
  const { offer, terms, ...own } = planned;
  const { playerId, nowMs, requestKey } = call;
  const open = call.open ?? (await readOpenDeposits(transaction, call));
  if (open.length >= mostOpen) throw new Refusal('tooManyOpenDeposits', {}, { most: String(mostOpen) });
  if (own.promotion !== 0 && open.some(({ promotion }) => promotion === own.promotion)) {
    throw new Refusal('promotionInOpenDeposit', { field: 'acId' });
  }
  const placed = {
    orderId: newOrderId('D'),
    createdAtMs: nowMs,
    expiresAtMs: nowMs + depositTimes.expiresAfterMs,
  };
  const row = {
    ...own,
    ...placed,
    requestKey,
    playerId,
    mode: offer.channel.mode,
    channel: offer.channel.code,
    channelName: offer.channel.name,
    methodId: offer.method.id,
    bonusTimes: terms.times,
    bonusDays: terms.days,
    bonusMaxStake: terms.maxStake,
  };
  sendAlong(transaction, insertDeposit(transaction, row));
  return { ...placed, status: 0, creditDueAtMs: null };
}

const given = sql.placeholder;

const insertDeposit = createQuery((transaction) =>
  transaction
    .insert(deposit)
    .values({
      orderId: given('orderId'),
      requestKey: given('requestKey'),
      playerId: given('playerId'),
      mode: given('mode'),
      channel: given('channel'),
      channelName: given('channelName'),
      methodId: given('methodId'),
      bankCode: given('bankCode'),
      accountName: given('accountName'),
      amount: given('amount'),
      award: given('award'),
      bonus: given('bonus'),
      promotion: given('promotion'),
      bonusTimes: given('bonusTimes'),
      bonusDays: given('bonusDays'),
      bonusMaxStake: given('bonusMaxStake'),
      depositTimes: given('depositTimes'),
      createdAtMs: given('createdAtMs'),
      expiresAtMs: given('expiresAtMs'),
    })
    .prepare('insert_deposit'),
);
