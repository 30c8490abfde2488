import { randomBytes } from 'node:crypto';
import { eq, lt, or } from 'drizzle-orm';
import { dataExport } from '../../database/tables/dataExport';
import { transact } from '../../database/transact';
import type { PlayerCallContext } from '../../http/CallContext';
import { sha256 } from '../../kernel/sha256';

const lifetimeMs = 10 * 60_000;

/**
 * Offers the player's data under an address that works once. Not stored under its idempotency key: an answer that
 * opens the data must not lie in the database. A repeat gets another address, and the one before works no more.
 */
export async function offerExport({ operator, nowMs, session }: PlayerCallContext) {
  const key = randomBytes(32).toString('base64url');
  const playerId = session.player.id;
  await transact(operator.database, async (transaction) => {
    const isOver = or(eq(dataExport.playerId, playerId), lt(dataExport.expiresAtMs, nowMs));
    await transaction.delete(dataExport).where(isOver);
    await transaction
      .insert(dataExport)
      .values({ keyHash: sha256(key), playerId, expiresAtMs: nowMs + lifetimeMs });
  });
  return { url: `/api/exports/${key}` };
}
