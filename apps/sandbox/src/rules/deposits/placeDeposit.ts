import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { deposit, type DepositRow } from '../../database/tables/payments';
import { Refusal } from '../../kernel/Refusal';
import { depositTimes, newOrderId } from '../orders/orderTimes';
import type { PlannedDeposit } from './planDeposit';

/** The most open orders of a player. */
const mostOpen = 5;

/**
 * Writes a pending order. No money moves before it is paid. The player must be locked.
 *
 * @throws Refusal `tooManyOpenDeposits`, or `promotionInOpenDeposit`: each order keeps the bonus it was told, so one
 *   promotion is open once
 * @returns the order
 */
export async function placeDeposit(
  transaction: Database,
  planned: PlannedDeposit,
  call: { readonly playerId: number; readonly nowMs: number; readonly requestKey: string | null },
): Promise<DepositRow> {
  const { offer, ...own } = planned;
  const { playerId, nowMs, requestKey } = call;
  const isOpen = and(eq(deposit.playerId, playerId), eq(deposit.status, 0), gt(deposit.expiresAtMs, nowMs));
  const open = await transaction.select({ promotion: deposit.promotion }).from(deposit).where(isOpen);
  if (open.length >= mostOpen) throw new Refusal('tooManyOpenDeposits', {}, { most: String(mostOpen) });
  if (own.promotion !== 0 && open.some(({ promotion }) => promotion === own.promotion)) {
    throw new Refusal('promotionInOpenDeposit', { field: 'acId' });
  }
  const [placed] = await transaction
    .insert(deposit)
    .values({
      ...own,
      orderId: newOrderId('D'),
      requestKey,
      playerId,
      mode: offer.channel.mode,
      channel: offer.channel.code,
      channelName: offer.channel.name,
      methodId: offer.method.id,
      createdAtMs: nowMs,
      expiresAtMs: nowMs + depositTimes.expiresAfterMs,
    })
    .returning();
  if (!placed) throw new Error('The order was not written');
  return placed;
}
