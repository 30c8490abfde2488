import { type Column, type SQL, sql } from 'drizzle-orm';

/** The condition that a player has bet since an instant in epoch milliseconds. */
export function hasBetSince(playerId: Column | SQL, sinceMs: number): SQL {
  return sql`EXISTS (SELECT 1 FROM bet WHERE bet.player_id = ${playerId} AND bet.at_ms >= ${sinceMs})`;
}
