import { isRetryable } from './isRetryable';
import { OfflineError } from './OfflineError';
import { pause } from './pause';

/** Retry rule: four attempts in all, one second apart (longer where a gateway asks for it). */
const ATTEMPTS = 4;

/**
 * Runs `attempt` until it succeeds, fails for good, or the attempts are used up; then the last failure is
 * thrown. Cancelling ends it at once, also between two attempts.
 */
export async function withRetries<Value>(
  attempt: () => Promise<Value>,
  rule: {
    readonly attempts?: number | undefined;
    readonly delayMs: number;
    readonly signal?: AbortSignal | undefined;
  },
): Promise<Value> {
  for (let left = (rule.attempts ?? ATTEMPTS) - 1; ; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (left <= 0 || !isRetryable(error)) throw error;
      const askedMs = error instanceof OfflineError ? error.retryAfterMs : 0;
      await pause(Math.max(rule.delayMs, askedMs), rule.signal);
    }
  }
}
