/**
 * Why no answer came: nothing reached, too late, called off by the caller, or only a gateway spoke.
 *
 * @example
 * const reason: OfflineReason = 'gateway';
 * new OfflineError(reason, { wasSent: true }).reason; // => 'gateway'
 */
export type OfflineReason = 'unreachable' | 'timeout' | 'cancelled' | 'gateway';

/**
 * The operator gave no answer. `wasSent` tells whether the request may have reached it all the same: after a
 * write that was sent, nobody knows whether it happened.
 *
 * @example
 * const late = new OfflineError('timeout', { wasSent: true });
 * late.retryAfterMs; // => 0
 */
export class OfflineError extends Error {
  override readonly name = 'OfflineError';
  readonly reason: OfflineReason;
  readonly wasSent: boolean;
  /** How long a gateway asks to wait before the next attempt, in milliseconds. */
  readonly retryAfterMs: number;

  constructor(reason: OfflineReason, facts: { readonly wasSent: boolean; readonly retryAfterMs?: number }) {
    super(`No answer: ${reason}`);
    this.reason = reason;
    this.wasSent = facts.wasSent;
    this.retryAfterMs = facts.retryAfterMs ?? 0;
  }
}
