import { randomBytes } from 'node:crypto';
import type { Database } from '../database/Database';
import { session } from '../database/tables/session';
import { sha256 } from '../kernel/sha256';
import { sessionLifetime } from './sessionLifetime';

/**
 * Opens a session.
 *
 * @returns its token: 256 random bits, known to the device alone; the database keeps the hash
 */
export async function openSession(database: Database, playerId: number, nowMs: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database.insert(session).values({
    tokenHash: sha256(token),
    playerId,
    createdAtMs: nowMs,
    expiresAtMs: nowMs + sessionLifetime.idleMs,
  });
  return token;
}
