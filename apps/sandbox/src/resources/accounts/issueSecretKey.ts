import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { session } from '../../database/tables/session';
import type { PlayerCallContext } from '../../http/CallContext';

const lifetimeMs = 10 * 60_000;

/**
 * A fresh key for signing payments, good for ten minutes and this session alone. It proves nothing by itself: the
 * client knows it, so every payment is checked again here.
 */
export async function issueSecretKey({ operator, nowMs, session: own }: PlayerCallContext) {
  const key = randomBytes(16).toString('hex');
  const expiresAtMs = nowMs + lifetimeMs;
  await operator.database
    .update(session)
    .set({ secretKey: key, secretExpiresAtMs: expiresAtMs })
    .where(eq(session.tokenHash, own.tokenHash));
  return { key, expire: Math.floor(expiresAtMs / 1000) };
}
