import { moneyFromPeso, zeroMoney } from '@kislap/domain';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { playLimit } from '../database/tables/limits';
import { deposit } from '../database/tables/payments';
import { player } from '../database/tables/player';
import { readFailpoints } from '../kernel/failpoints';
import { manilaDayMs, manilaToday } from '../kernel/manilaDays';
import { lookAtHarm } from '../rules/harm/harm';
import { countPlay, spansOf } from '../rules/limits/playSession';
import { lockPlayer } from '../rules/players/player';
import { PastPlayer } from './PastPlayer';
import type { ProtectedPast } from './seedAccounts';

interface Living {
  readonly playerId: number;
  /** When the past ends. */
  readonly nowMs: number;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Lives through the past of a player who is protected by something. */
export async function liveProtectedPast(
  transaction: Database,
  past: ProtectedPast,
  living: Living,
): Promise<void> {
  await pasts[past](transaction, living);
}

/** A break of a day that has just begun, with money from before it, and a payment that came too late and went back. */
async function goOnBreak(transaction: Database, { playerId, nowMs }: Living): Promise<void> {
  const past = new PastPlayer(transaction, playerId);
  await past.deposit({ pesos: 2_500 }, nowMs - 2 * manilaDayMs);
  await transaction
    .update(player)
    .set({ awayKind: 'break', coolingUntilMs: nowMs + manilaDayMs, awaySinceMs: nowMs })
    .where(eq(player.id, playerId));
  await past.deposit({ pesos: 500 }, nowMs);
  await transaction
    .update(deposit)
    .set({ returnDoneAtMs: nowMs })
    .where(and(eq(deposit.playerId, playerId), isNotNull(deposit.returnedAtMs)));
}

/** A limit of a day that is used up by what was credited and what is open, and a higher one whose wait is over. */
async function useUpLimit(transaction: Database, { playerId, nowMs }: Living): Promise<void> {
  const past = new PastPlayer(transaction, playerId);
  await past.deposit({ pesos: 600 }, nowMs);
  await past.deposit({ pesos: 400, isOpen: true }, nowMs);
  await transaction.insert(playLimit).values({
    playerId,
    kind: 'dep',
    span: 'day',
    amount: moneyFromPeso(1_000),
    pendingAmount: moneyFromPeso(2_000),
    pendingFromMs: nowMs - hourMs,
  });
}

const nights = 3;

/** Three nights in a row: money comes after a round that left nothing, at an hour to sleep. */
async function beNoticed(transaction: Database, { playerId, nowMs }: Living): Promise<void> {
  const past = new PastPlayer(transaction, playerId);
  const lost = { stake: moneyFromPeso(200), win: zeroMoney };
  for (let ago = nights; ago > 0; ago -= 1) {
    const { startsAtMs } = manilaToday(nowMs - ago * manilaDayMs);
    const atMs = startsAtMs + hourMs;
    await past.deposit({ pesos: 200 }, atMs);
    await past.bet([lost], atMs + minuteMs);
    await past.deposit({ pesos: 200 }, atMs + 10 * minuteMs);
    if (ago > 1) await past.bet([lost], atMs + 30 * minuteMs);
    await countPlay(transaction, playerId, spansOf(atMs + 40 * minuteMs, atMs + 110 * minuteMs));
  }
  const failpoints = readFailpoints('', () => undefined);
  await lookAtHarm(transaction, await lockPlayer(transaction, playerId), {
    nowMs,
    failpoints,
    awayAccess: 'payout',
  });
}

const pasts = { onBreak: goOnBreak, limited: useUpLimit, marked: beNoticed } as const satisfies Record<
  ProtectedPast,
  unknown
>;
