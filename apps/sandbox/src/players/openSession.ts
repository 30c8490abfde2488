import { randomBytes } from 'node:crypto';
import type { Database } from '../database/Database';
import { session } from '../database/tables/session';
import { sha256 } from '../kernel/sha256';
import { sessionLifetime } from './sessionLifetime';

/** Whose session begins, when, and on what. */
interface NewSession {
  readonly playerId: number;
  readonly nowMs: number;
  readonly device?: string;
  readonly ip?: string;
  readonly previousLoginAtMs?: number;
}

/**
 * Opens a session.
 *
 * @returns its token: 256 random bits, known to the device alone; the database keeps the hash
 */
export async function openSession(database: Database, { nowMs, ...begun }: NewSession): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database.insert(session).values({
    ...begun,
    tokenHash: sha256(token),
    createdAtMs: nowMs,
    lastSeenAtMs: nowMs,
    expiresAtMs: nowMs + sessionLifetime.idleMs,
  });
  return token;
}
