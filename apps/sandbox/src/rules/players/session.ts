import { randomBytes } from 'node:crypto';
import type { Protection } from '@kislap/configure/settings';
import type { Money } from '@kislap/domain';
import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { createBatch } from '../../database/createBatch';
import type { Database } from '../../database/Database';
import { createQuery } from '../../database/pooled';
import { session } from '../../database/tables/access';
import { account } from '../../database/tables/ledger';
import { player, type PlayerRow } from '../../database/tables/player';
import { transact } from '../../database/transact';
import { Refusal } from '../../kernel/Refusal';
import { sha256 } from '../../kernel/secrets';
import { awayOf, awayRefusal, checkNotAway } from './away';
import { type LockedPlayer, lockPlayer } from './player';
import { sessionEnd } from './sessionLock';

/** Whose session begins, when, and on what. */
interface NewSession {
  readonly playerId: number;
  readonly nowMs: number;
  /** Where a player logs in; absent for a session that is not listed. */
  readonly at?: { readonly device: string; readonly ip: string };
  /** The hash of the password that was proven; one that was changed since proves nothing. */
  readonly provenHash?: string | null | undefined;
  /** Asked about the player before the session begins; answers the player as it stands then. */
  readonly ask?: (transaction: Database, known: LockedPlayer) => Promise<LockedPlayer>;
  /** The same, afterwards. */
  readonly look?: (transaction: Database, known: LockedPlayer) => Promise<LockedPlayer>;
  /** Its token, for a call whose every attempt is given the same; a new one when left out. */
  readonly token?: string;
  /** What somebody who is away reaches. */
  readonly awayAccess?: Protection['awayAccess'];
}

/** An open session. */
interface OpenedSession {
  /** 256 random bits, known to the device alone; the database keeps their hash. */
  readonly token: string;
  /** The login before; 0 for the first. */
  readonly previousLoginAtMs: number;
}

/**
 * Opens a session. The account is locked meanwhile, so that closing it, an exclusion or a new password either is seen
 * here or ends this session.
 *
 * @throws Refusal `accountClosed`, `wrongCredentials` when the password was changed, or those of `checkNotAway`
 */
export async function openSession(database: Database, own: NewSession): Promise<OpenedSession> {
  return await transact(database, async (transaction) => {
    const known = await lockProven(transaction, own);
    checkNotAway(known, own.nowMs);
    return await insertSession(transaction, known, own);
  });
}

/**
 * The same for whoever has proven to be the player: one who is away gets a session that only pays out, if the
 * operator gives any, and is told so.
 *
 * @throws Refusal `accountClosed`, or `wrongCredentials` when the password was changed
 */
export async function logIn(
  database: Database,
  own: NewSession,
): Promise<OpenedSession & { readonly refusal: Refusal | undefined }> {
  return await transact(database, async (transaction) => {
    const proven = await lockProven(transaction, own);
    const asked = own.ask ? await own.ask(transaction, proven) : proven;
    const known = own.look ? await own.look(transaction, asked) : asked;
    const away = awayOf(known, own.nowMs);
    // Who has to say that they come back needs a session for it.
    if (away && away.kind !== 'over' && own.awayAccess === 'none') {
      return { token: '', previousLoginAtMs: 0, refusal: awayRefusal(away) };
    }
    const opened = await insertSession(transaction, known, { ...own, isPayout: away !== undefined });
    return { ...opened, refusal: away && awayRefusal(away, opened.token) };
  });
}

/** Opens a session that only pays out, for a locked player who has just gone away. @returns its token */
export async function openPayout(
  transaction: Database,
  known: LockedPlayer,
  own: Omit<NewSession, 'playerId' | 'provenHash'>,
): Promise<string> {
  return (await insertSession(transaction, known, { ...own, isPayout: true })).token;
}

/** Opens the session of an account that is made in this transaction; one that is held from the start gets none. */
export async function openFirstSession(
  transaction: Database,
  playerId: number,
  own: Required<Pick<NewSession, 'nowMs' | 'at' | 'token'>>,
): Promise<void> {
  const known = await lockPlayer(transaction, playerId);
  if (awayOf(known, own.nowMs) === undefined) await insertSession(transaction, known, own);
}

async function lockProven(
  transaction: Database,
  { playerId, provenHash }: NewSession,
): Promise<LockedPlayer> {
  const known = await lockPlayer(transaction, playerId);
  checkNotClosed(known);
  if (provenHash !== undefined && provenHash !== known.passwordHash) throw new Refusal('wrongCredentials');
  return known;
}

async function insertSession(
  transaction: Database,
  known: LockedPlayer,
  {
    nowMs,
    at,
    isPayout = false,
    ...own
  }: Omit<NewSession, 'playerId' | 'ask'> & { readonly isPayout?: boolean },
): Promise<OpenedSession> {
  const token = own.token ?? randomBytes(32).toString('base64url');
  const { id: playerId, lastLoginAtMs } = known;
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
    previousLoginAtMs: at ? lastLoginAtMs : 0,
    expiresAtMs: sessionEnd({ createdAtMs: nowMs, isPayout }, nowMs),
    isPayout,
  });
  return { token, previousLoginAtMs: lastLoginAtMs };
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
  /** Whether it only pays out: that of a player who is away. */
  readonly isPayout: boolean;
}

/** A session, and whether something of the player's is due by now: a credit, an expiry, a payout or the end of a pot. */
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

const findSessions = createBatch(async (database: Database, questions: readonly SessionQuestion[]) => {
  const rows = await readSessions(database, {
    tokenHashes: questions.map(({ tokenHash }) => tokenHash),
    instants: questions.map(({ nowMs }) => nowMs),
  });
  const found = new Map<number, FoundSession>(rows.map((row) => [row.place, row]));
  return questions.map((_, index) => found.get(index + 1));
});

const pot = alias(account, 'pot');

/** Asked by nearly every call. */
const readSessions = createQuery((database) => {
  const hasDue = sql<boolean>`(
    EXISTS (SELECT 1 FROM deposit WHERE player_id = ${player.id} AND status = 0
      AND coalesce(credit_due_at_ms, expires_at_ms) <= asked.now_ms)
    OR EXISTS (SELECT 1 FROM withdrawal WHERE player_id = ${player.id} AND status = 0 AND due_at_ms <= asked.now_ms)
    OR EXISTS (SELECT 1 FROM turnover_task WHERE player_id = ${player.id} AND ends_at_ms <= asked.now_ms)
  )`;
  const asked = sql`unnest(${sql.placeholder('tokenHashes')}::text[], ${sql.placeholder('instants')}::bigint[])
    WITH ORDINALITY AS asked (token_hash, now_ms, place)`;
  return database
    .select({
      place: sql`asked.place`.mapWith(Number).as('place'),
      player,
      balance: sql<Money>`${account.balance} + ${pot.balance}`.mapWith(account.balance),
      tokenHash: session.tokenHash,
      createdAtMs: session.createdAtMs,
      secretKey: session.secretKey,
      secretExpiresAtMs: session.secretExpiresAtMs,
      previousSecretKey: session.previousSecretKey,
      previousSecretExpiresAtMs: session.previousSecretExpiresAtMs,
      lastActAtMs: session.lastActAtMs,
      isPayout: session.isPayout,
      hasDue: hasDue.as('has_due'),
    })
    .from(asked)
    .innerJoin(
      session,
      sql`${session.tokenHash} = asked.token_hash AND ${session.expiresAtMs} > asked.now_ms`,
    )
    .innerJoin(player, eq(player.id, session.playerId))
    .innerJoin(account, sql`${account.id} = 'player:' || ${player.id} || ':cash'`)
    .innerJoin(pot, sql`${pot.id} = 'player:' || ${player.id} || ':bonus'`)
    .prepare('find_session');
});

/** @throws Refusal `accountClosed`. Called after the credentials were proven, so that others learn nothing. */
export function checkNotClosed({ closedAtMs }: Pick<PlayerRow, 'closedAtMs'>): void {
  if (closedAtMs > 0) throw new Refusal('accountClosed', { until: 0 });
}
