import { randomUUID } from 'node:crypto';
import { moneyFromPeso, zeroMoney } from '@kislap/domain';
import { gameListing } from '../catalogue/gameListing';
import { transact } from '../database/transact';
import { manilaToday } from '../kernel/manilaToday';
import type { Operator } from '../Operator';
import { lockPlayer } from '../players/lockPlayer';
import { recordRounds } from '../rounds/recordRounds';

const stake = moneyFromPeso(1);
const secondMs = 1000;
/** Rounds that are booked in one transaction. */
const batch = 250;

/**
 * Plays this many rounds for a player, a second apart up to now and all of them today. Every second one wins twice its
 * stake, so that a balance of one peso is enough.
 */
export async function giveBets(
  { database, clock }: Operator,
  { userId, count }: { readonly userId: number; readonly count: number },
): Promise<void> {
  const nowMs = clock.nowMs();
  const { startsAtMs } = manilaToday(nowMs);
  const rounds = Array.from({ length: count }, (_, index) => ({
    roundId: randomUUID(),
    game: gameListing[index % gameListing.length] ?? gameListing[0],
    stake,
    win: index % 2 === 0 ? zeroMoney : moneyFromPeso(2),
    detail: null,
    nowMs: Math.max(startsAtMs, nowMs - (count - index) * secondMs),
  })).flatMap(({ game, ...round }) => (game === undefined ? [] : [{ ...round, game }]));
  for (let from = 0; from < rounds.length; from += batch) {
    await transact(database, async (transaction) => {
      const player = await lockPlayer(transaction, userId);
      await recordRounds(transaction, { player, rounds: rounds.slice(from, from + batch) });
    });
  }
}
