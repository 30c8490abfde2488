import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { account } from '../database/tables/account';
import { player } from '../database/tables/player';
import { session } from '../database/tables/session';
import type { PlayerSession } from './PlayerSession';

/** A session, and whether something of the player's is due by now: a credit, an expiry or a payout. */
export interface FoundSession extends PlayerSession {
  readonly hasDue: boolean;
}

/** Asked by nearly every call: built once per database, and on PostgreSQL planned once per connection. */
const preparedQueries = new WeakMap<Database, ReturnType<typeof prepareQuery>>();

/** The session behind a token's hash, with its player and balance in one query; undefined when there is none. */
export async function findSession(
  database: Database,
  tokenHash: string,
  nowMs: number,
): Promise<FoundSession | undefined> {
  const query = preparedQueries.get(database) ?? prepareQuery(database);
  preparedQueries.set(database, query);
  const [found] = await query.execute({ tokenHash, nowMs });
  return found;
}

function prepareQuery(database: Database) {
  const nowMs = sql.placeholder('nowMs');
  const hasDue = sql<boolean>`(
    EXISTS (SELECT 1 FROM deposit WHERE player_id = ${player.id} AND status = 0
      AND coalesce(credit_due_at_ms, expires_at_ms) <= ${nowMs})
    OR EXISTS (SELECT 1 FROM withdrawal WHERE player_id = ${player.id} AND status = 0 AND due_at_ms <= ${nowMs})
  )`;
  return database
    .select({
      player,
      balance: account.balance,
      tokenHash: session.tokenHash,
      createdAtMs: session.createdAtMs,
      secretKey: session.secretKey,
      secretExpiresAtMs: session.secretExpiresAtMs,
      hasDue: hasDue.as('has_due'),
    })
    .from(session)
    .innerJoin(player, eq(player.id, session.playerId))
    .innerJoin(account, sql`${account.id} = 'player:' || ${player.id} || ':cash'`)
    .where(and(eq(session.tokenHash, sql.placeholder('tokenHash')), gt(session.expiresAtMs, nowMs)))
    .prepare('find_session');
}
