import { and, eq, gt } from 'drizzle-orm';
import { session } from '../../database/tables/access';
import { manilaDayMs } from '../../kernel/manilaDays';
import { Refusal } from '../../kernel/Refusal';
import type { Operator } from '../Operator';

const idleMs = 3 * manilaDayMs;

const longestMs = 30 * manilaDayMs;

/** Whether a session was left alone for so long that it is locked. */
export function isLocked(
  { lockAfterMs }: Pick<Operator, 'lockAfterMs'>,
  { lastActAtMs }: { readonly lastActAtMs: number },
  nowMs: number,
): boolean {
  return nowMs - lastActAtMs >= lockAfterMs;
}

/** @throws Refusal `sessionLocked` for a session that was left alone */
export function checkNotLocked(
  session: { readonly lastActAtMs: number },
  { operator, nowMs }: { readonly operator: Operator; readonly nowMs: number },
): void {
  if (isLocked(operator, session, nowMs)) throw new Refusal('sessionLocked');
}

/** When a session ends: three days after its player's last act, and thirty days after its beginning at the latest. */
export function sessionEnd(createdAtMs: number, lastActAtMs: number): number {
  return Math.min(lastActAtMs + idleMs, createdAtMs + longestMs);
}

/** Acts so close to each other are one. */
const oneActMs = 1_000;

/** Notes that a player has acted: the session lives on. One that is locked by now stays locked. */
export async function recordActivity(
  { database, lockAfterMs }: Operator,
  own: { readonly tokenHash: string; readonly createdAtMs: number; readonly lastActAtMs: number },
  nowMs: number,
): Promise<void> {
  const sinceMs = nowMs - own.lastActAtMs;
  // After a clock went back the last act lies ahead.
  if (sinceMs >= 0 && sinceMs < oneActMs) return;
  await database
    .update(session)
    .set({ lastActAtMs: nowMs, expiresAtMs: sessionEnd(own.createdAtMs, nowMs) })
    .where(and(eq(session.tokenHash, own.tokenHash), gt(session.lastActAtMs, nowMs - lockAfterMs)));
}
