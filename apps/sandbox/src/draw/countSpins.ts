import { type DrawSpins, earnedSpins } from '@kislap/domain';
import { and, count, eq, isNotNull } from 'drizzle-orm';
import { luckDraw } from '../catalogue/luckDraw';
import type { Database } from '../database/Database';
import { drawSpin } from '../database/tables/drawSpin';
import { player } from '../database/tables/player';
import { depositedSince } from '../deposits/depositedSince';
import type { DrawRoundRow } from './DrawRoundRow';
import { friendsOfRound } from './friendsOfRound';

/** The spins of a round, reckoned anew from what has happened. */
export interface CountedSpins {
  readonly earned: DrawSpins;
  readonly used: DrawSpins;
  /** Friends with a phone that a code by SMS has verified: they count. */
  readonly friends: number;
}

/** Counts the spins a round has earned and used. For spinning, the player must be locked. */
export async function countSpins(database: Database, round: DrawRoundRow): Promise<CountedSpins> {
  const [counted] = await database
    .select({ friends: count() })
    .from(player)
    .where(and(friendsOfRound(round), isNotNull(player.phone)));
  const friends = counted?.friends ?? 0;
  const deposited = await depositedSince(database, round.playerId, round.startedAtMs);
  const spun = await database
    .select({ source: drawSpin.source, times: count() })
    .from(drawSpin)
    .where(eq(drawSpin.roundId, round.id))
    .groupBy(drawSpin.source);
  const usedOf = (source: keyof DrawSpins) => spun.find((row) => row.source === source)?.times ?? 0;
  return {
    earned: earnedSpins({ friends, deposited }, luckDraw.rules),
    used: { free: usedOf('free'), invite: usedOf('invite'), deposit: usedOf('deposit') },
    friends,
  };
}
