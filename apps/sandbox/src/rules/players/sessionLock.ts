import { run } from '../../database/pooled';
import { manilaDayMs } from '../../kernel/manilaDays';
import { Refusal } from '../../kernel/Refusal';
import type { Operator } from '../Operator';

const idleMs = 3 * manilaDayMs;

const longestMs = 30 * manilaDayMs;

/** How long a session that only pays out lives after its last act. */
const payoutMs = 30 * 60_000;

interface SessionSpan {
  readonly createdAtMs: number;
  readonly isPayout?: boolean;
}

/** Whether a session was left alone for so long that it is locked. */
export function isLocked(
  { lockAfterMs }: Pick<Operator, 'lockAfterMs'>,
  { lastActAtMs }: { readonly lastActAtMs: number },
  nowMs: number,
): boolean {
  return nowMs - lastActAtMs >= lockAfterMs;
}

/** @throws Refusal `sessionLocked` for a session that was left alone; one that only pays out ends by itself */
export function checkNotLocked(
  session: { readonly lastActAtMs: number; readonly isPayout?: boolean },
  { operator, nowMs }: { readonly operator: Operator; readonly nowMs: number },
): void {
  if (session.isPayout !== true && isLocked(operator, session, nowMs)) throw new Refusal('sessionLocked');
}

/**
 * When a session ends: three days after its player's last act (one that only pays out: thirty minutes), and thirty days
 * after its beginning at the latest.
 */
export function sessionEnd({ createdAtMs, isPayout = false }: SessionSpan, lastActAtMs: number): number {
  return Math.min(lastActAtMs + (isPayout ? payoutMs : idleMs), createdAtMs + longestMs);
}

/** Acts so close to each other are one. */
const oneActMs = 1_000;

/** Notes that a player has acted: the session lives on. One that is locked by now stays locked. */
export async function recordActivity(
  { database, lockAfterMs }: Operator,
  own: SessionSpan & { readonly tokenHash: string; readonly lastActAtMs: number },
  nowMs: number,
): Promise<void> {
  const sinceMs = nowMs - own.lastActAtMs;
  // After a clock went back the last act lies ahead.
  if (sinceMs >= 0 && sinceMs < oneActMs) return;
  const values = [
    nowMs,
    sessionEnd(own, nowMs),
    own.tokenHash,
    nowMs - (own.isPayout === true ? payoutMs : lockAfterMs),
  ];
  await run(database, recording, values);
}

const recording = {
  name: 'record_activity',
  text: `UPDATE session SET last_act_at_ms = $1, expires_at_ms = $2
    WHERE token_hash = $3 AND last_act_at_ms > $4`,
};
