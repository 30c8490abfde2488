import type { Database } from '../database/Database';
import { deposit } from '../database/tables/deposit';
import { depositTimes } from './depositTimes';
import { newOrderId } from './newOrderId';
import type { PlannedDeposit } from './PlannedDeposit';

/**
 * Writes a pending order. No money moves before it is paid.
 *
 * @returns the order's number
 */
export async function placeDeposit(
  transaction: Database,
  planned: PlannedDeposit,
  { playerId, nowMs }: { readonly playerId: number; readonly nowMs: number },
): Promise<string> {
  const { offer, ...own } = planned;
  const orderId = newOrderId('D');
  await transaction.insert(deposit).values({
    ...own,
    orderId,
    playerId,
    mode: offer.channel.mode,
    channel: offer.channel.code,
    channelName: offer.channel.name,
    methodId: offer.method.id,
    createdAtMs: nowMs,
    expiresAtMs: nowMs + depositTimes.expiresAfterMs,
  });
  return orderId;
}
