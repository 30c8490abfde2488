import type { rgSetCall } from '@kislap/api/contract';
import { type Money, moneyFromPeso, zeroMoney } from '@kislap/domain';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../database/Database';
import { playLimit } from '../../database/tables/playLimit';
import type { PlayerCallContext } from '../../http/CallContext';
import { Refusal } from '../../kernel/Refusal';
import type { LimitPlace, PlayLimitRow } from '../../limits/PlayLimit';
import { lockPlayer } from '../../players/lockPlayer';
import { describeLimits } from './describeLimits';

/** How long a higher limit waits. */
const waitMs = 86_400_000;

/**
 * Sets a limit. Lower applies at once; higher, and none, waits a day and then has to be asked for once more.
 *
 * @throws Refusal `badParameter`
 */
export async function setLimit(context: PlayerCallContext, request: v.InferOutput<typeof rgSetCall.request>) {
  const { session, operator, nowMs } = context;
  const playerId = session.player.id;
  const { kind, span } = request;
  if ((kind !== 'dep' && kind !== 'loss') || span === undefined) {
    throw new Refusal('badParameter', { field: 'kind' });
  }
  const wish = request.value === undefined ? null : moneyFromPeso(request.value);
  if (wish !== null && wish < zeroMoney) throw new Refusal('badParameter', { field: 'value' });
  await context.once(v.null(), async (transaction) => {
    await lockPlayer(transaction, playerId);
    const place = { kind, span } as const;
    const held = await limitOf(transaction, playerId, place);
    const next = nextLimit(held, wish, nowMs);
    await transaction
      .insert(playLimit)
      .values({ playerId, ...place, ...next })
      .onConflictDoUpdate({ target: [playLimit.playerId, playLimit.kind, playLimit.span], set: next });
    return null;
  });
  return await describeLimits(operator.database, playerId, nowMs);
}

async function limitOf(transaction: Database, playerId: number, { kind, span }: LimitPlace) {
  const [row] = await transaction
    .select()
    .from(playLimit)
    .where(and(eq(playLimit.playerId, playerId), eq(playLimit.kind, kind), eq(playLimit.span, span)));
  return row;
}

function nextLimit(held: PlayLimitRow | undefined, wish: Money | null, nowMs: number) {
  const atOnce = { amount: wish, pendingAmount: null, pendingFromMs: 0 };
  const isHigher = held !== undefined && held.amount !== null && (wish === null || wish > held.amount);
  if (!isHigher) return atOnce;
  const isSameWish = held.pendingFromMs > 0 && held.pendingAmount === wish;
  if (isSameWish && held.pendingFromMs <= nowMs) return atOnce;
  const pendingFromMs = isSameWish ? held.pendingFromMs : nowMs + waitMs;
  return { amount: held.amount, pendingAmount: wish, pendingFromMs };
}
