import type { Database } from '../../database/Database';
import { harmSign } from '../../database/tables/harm';

/** Notes something that a player has done and nothing else keeps. */
export async function noteSign(
  database: Database,
  playerId: number,
  sign: {
    readonly kind: 'limitHit' | 'looserWish' | 'break';
    readonly atMs: number;
    readonly untilMs?: number;
  },
): Promise<void> {
  await database.insert(harmSign).values({ playerId, ...sign });
}
