import type { Api } from './Api';
import { classifyAnswer } from './classifyAnswer';
import { AnswerError, ContractError, OfflineError } from './errors';

/**
 * Runs one attempt, and tells the app whether the operator answers at all. An attempt without an answer says no only
 * when nothing beside it was answered either: a slow call is not a dead line.
 */
export async function watchReach<Value>(
  attempt: () => Promise<Value>,
  { told, onReach }: Api,
): Promise<Value> {
  const answersBefore = told.answers;
  const hearAnswer = () => {
    told.answers += 1;
    onReach(true);
  };
  try {
    const value = await attempt();
    hearAnswer();
    return value;
  } catch (error) {
    const isSilent = isSilence(error);
    if (!isSilent && !(error instanceof OfflineError)) hearAnswer();
    if (isSilent && told.answers === answersBefore) onReach(false);
    throw error;
  }
}

/** Runs `work`, and calls `onSlow` once if it takes longer than `slowMs`. */
export async function withSlowSignal<Value>(
  work: () => Promise<Value>,
  { slowMs, onSlow }: { readonly slowMs: number; readonly onSlow?: (() => void) | undefined },
): Promise<Value> {
  if (!onSlow) return work();
  const timer = setTimeout(onSlow, slowMs);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Runs `attempt` until it succeeds, fails for good, or the attempts are used up; then the last failure is
 * thrown. A gateway may ask for a longer pause between them. Cancelling ends it at once, also between two attempts.
 */
export async function withRetries<Value>(
  attempt: () => Promise<Value>,
  rule: {
    readonly attempts: number;
    readonly delayMs: number;
    readonly signal?: AbortSignal | undefined;
  },
): Promise<Value> {
  for (let left = rule.attempts - 1; ; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (left <= 0 || !isRetryable(error)) throw error;
      const askedMs = error instanceof OfflineError ? error.retryAfterMs : 0;
      await pause(Math.max(rule.delayMs, askedMs), rule.signal);
    }
  }
}

/** Whether nobody answered, or somebody who is not the operator: a captive portal has a page for every call. */
function isSilence(error: unknown): boolean {
  if (error instanceof OfflineError) return error.reason !== 'cancelled';
  return error instanceof ContractError && error.kind === 'unreadable';
}

/** Whether another attempt may help: there was no answer, nobody could read it, or its code is a failure. */
function isRetryable(error: unknown): boolean {
  if (!(error instanceof AnswerError)) return isSilence(error);
  return classifyAnswer({ type: 'answered', status: 200, code: error.code }) === 'retry';
}

/**
 * Waits.
 *
 * @throws OfflineError 'cancelled' as soon as `signal` aborts
 */
function pause(durationMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(new OfflineError('cancelled', { wasSent: true }));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, durationMs);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
