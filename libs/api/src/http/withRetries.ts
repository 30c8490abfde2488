import { callTiming } from './callTiming';
import { isRetryable } from './isRetryable';
import { OfflineError } from './OfflineError';
import { pause } from './pause';

/**
 * Runs `attempt` until it succeeds, fails for good, or the attempts are used up; then the last failure is
 * thrown. A gateway may ask for a longer pause between them. Cancelling ends it at once, also between two attempts.
 */
export async function withRetries<Value>(
  attempt: () => Promise<Value>,
  rule: {
    readonly attempts?: number | undefined;
    readonly delayMs: number;
    readonly signal?: AbortSignal | undefined;
  },
): Promise<Value> {
  for (let left = (rule.attempts ?? callTiming.attempts) - 1; ; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (left <= 0 || !isRetryable(error)) throw error;
      const askedMs = error instanceof OfflineError ? error.retryAfterMs : 0;
      await pause(Math.max(rule.delayMs, askedMs), rule.signal);
    }
  }
}
