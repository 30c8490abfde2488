import { randomBytes } from 'node:crypto';
import type { Money } from '@kislap/domain';
import { eq, sql } from 'drizzle-orm';
import { createBatch } from '../../database/createBatch';
import type { Database } from '../../database/Database';
import { session } from '../../database/tables/access';
import { account } from '../../database/tables/ledger';
import { player, type PlayerRow } from '../../database/tables/player';
import { transact } from '../../database/transact';
import { Refusal } from '../../kernel/Refusal';
import { sha256 } from '../../kernel/secrets';
import { lockPlayer } from './player';
import { sessionEnd } from './sessionLock';

/** Whose session begins, when, and on what. */
interface NewSession {
  readonly playerId: number;
  readonly nowMs: number;
  /** Where a player logs in; absent for a session that is not listed. */
  readonly at?: { readonly device: string; readonly ip: string };
  /** The hash of the password that was proven; one that was changed since proves nothing. */
  readonly provenHash?: string | null | undefined;
}

/** An open session. */
interface OpenedSession {
  /** 256 random bits, known to the device alone; the database keeps their hash. */
  readonly token: string;
  /** The login before; 0 for the first. */
  readonly previousLoginAtMs: number;
}

/**
 * Opens a session: the only way to one. The account is locked meanwhile, so that closing it, an exclusion or a new
 * password either is seen here or ends this session.
 *
 * @throws Refusal `accountClosed`, `accountSuspended`, or `wrongCredentials` when the password was changed
 */
export async function openSession(
  database: Database,
  { playerId, nowMs, at, provenHash }: NewSession,
): Promise<OpenedSession> {
  const token = randomBytes(32).toString('base64url');
  return await transact(database, async (transaction) => {
    const known = await lockPlayer(transaction, playerId);
    checkMayEnter(known, nowMs);
    if (provenHash !== undefined && provenHash !== known.passwordHash) throw new Refusal('wrongCredentials');
    if (at) {
      const lastLogin = { lastLoginAtMs: nowMs, lastLoginIp: at.ip };
      await transaction.update(player).set(lastLogin).where(eq(player.id, playerId));
    }
    await transaction.insert(session).values({
      ...at,
      playerId,
      tokenHash: sha256(token),
      createdAtMs: nowMs,
      lastSeenAtMs: nowMs,
      lastActAtMs: nowMs,
      previousLoginAtMs: at ? known.lastLoginAtMs : 0,
      expiresAtMs: sessionEnd(nowMs, nowMs),
    });
    return { token, previousLoginAtMs: known.lastLoginAtMs };
  });
}

/** A logged-in player, read once at the start of a call. */
export interface PlayerSession {
  readonly player: PlayerRow;
  readonly balance: Money;
  readonly tokenHash: string;
  readonly createdAtMs: number;
  /** Signs payments; '' until it was asked for. */
  readonly secretKey: string;
  readonly secretExpiresAtMs: number;
  /** The key before that one; '' when there was none. */
  readonly previousSecretKey: string;
  readonly previousSecretExpiresAtMs: number;
  /** When its player last did something. */
  readonly lastActAtMs: number;
}

/** A session, and whether something of the player's is due by now: a credit, an expiry or a payout. */
interface FoundSession extends PlayerSession {
  readonly hasDue: boolean;
}

/** A token's hash and the instant at which its session has to live. */
interface SessionQuestion {
  readonly tokenHash: string;
  readonly nowMs: number;
}

/** The session behind a token's hash, with its player and balance; undefined when there is none. */
export function findSession(
  database: Database,
  tokenHash: string,
  nowMs: number,
): Promise<FoundSession | undefined> {
  return findSessions(database, { tokenHash, nowMs });
}

/** Asked by nearly every call: built once per database, and planned once per connection. */
const preparedQueries = new WeakMap<Database, ReturnType<typeof prepareQuery>>();

const findSessions = createBatch(async (database: Database, questions: readonly SessionQuestion[]) => {
  const query = preparedQueries.get(database) ?? prepareQuery(database);
  preparedQueries.set(database, query);
  const rows = await query.execute({
    tokenHashes: questions.map(({ tokenHash }) => tokenHash),
    instants: questions.map(({ nowMs }) => nowMs),
  });
  const found = new Map<number, FoundSession>(rows.map((row) => [row.place, row]));
  return questions.map((_, index) => found.get(index + 1));
});

function prepareQuery(database: Database) {
  const hasDue = sql<boolean>`(
    EXISTS (SELECT 1 FROM deposit WHERE player_id = ${player.id} AND status = 0
      AND coalesce(credit_due_at_ms, expires_at_ms) <= asked.now_ms)
    OR EXISTS (SELECT 1 FROM withdrawal WHERE player_id = ${player.id} AND status = 0 AND due_at_ms <= asked.now_ms)
  )`;
  const asked = sql`unnest(${sql.placeholder('tokenHashes')}::text[], ${sql.placeholder('instants')}::bigint[])
    WITH ORDINALITY AS asked (token_hash, now_ms, place)`;
  return database
    .select({
      place: sql`asked.place`.mapWith(Number).as('place'),
      player,
      balance: account.balance,
      tokenHash: session.tokenHash,
      createdAtMs: session.createdAtMs,
      secretKey: session.secretKey,
      secretExpiresAtMs: session.secretExpiresAtMs,
      previousSecretKey: session.previousSecretKey,
      previousSecretExpiresAtMs: session.previousSecretExpiresAtMs,
      lastActAtMs: session.lastActAtMs,
      hasDue: hasDue.as('has_due'),
    })
    .from(asked)
    .innerJoin(
      session,
      sql`${session.tokenHash} = asked.token_hash AND ${session.expiresAtMs} > asked.now_ms`,
    )
    .innerJoin(player, eq(player.id, session.playerId))
    .innerJoin(account, sql`${account.id} = 'player:' || ${player.id} || ':cash'`)
    .prepare('find_session');
}

/**
 * Checks that a player may log in. Called after the credentials were proven, so that others learn nothing.
 *
 * @throws Refusal `accountClosed`, or `accountSuspended` with its end
 */
export function checkMayEnter(known: PlayerRow, nowMs: number): void {
  if (known.closedAtMs > 0) throw new Refusal('accountClosed', { until: 0 });
  if (known.coolingUntilMs > nowMs) {
    throw new Refusal('accountSuspended', { until: Math.floor(known.coolingUntilMs / 1000) });
  }
}
