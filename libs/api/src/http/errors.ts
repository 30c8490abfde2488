import type { RefusalFacts } from '../contract/envelope';

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

/**
 * The operator answered, and not with ok. `code` is the contract's answer code, `message` the operator's own
 * text for the player (may be ''), `data` the facts it added.
 *
 * @example
 * const refusal = new AnswerError(1011, 'Not enough money');
 * refusal.code === answerCode.balanceTooLow; // => true
 */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
  readonly code: number;
  readonly data: RefusalFacts;
  /** A message id of ours that the operator suggests instead of its own text. */
  readonly messageId: string | undefined;

  constructor(code: number, message: string, data: RefusalFacts = {}, messageId?: string) {
    super(message);
    this.code = code;
    this.data = data;
    this.messageId = messageId;
  }
}

/**
 * An answer came and cannot be read: `unreadable` is no JSON envelope at all (HTML, a cut or empty body),
 * `mismatch` is an envelope whose content is not what the contract says.
 *
 * @example
 * new ContractError('getBanner', 'unreadable', 'not JSON').message; // => 'getBanner: not JSON'
 */
export class ContractError extends Error {
  override readonly name = 'ContractError';
  readonly call: string;
  readonly kind: 'unreadable' | 'mismatch';

  constructor(call: string, kind: 'unreadable' | 'mismatch', detail: string) {
    super(`${call}: ${detail}`);
    this.call = call;
    this.kind = kind;
  }
}

/**
 * Everything a call of this package throws.
 *
 * @example
 * const error: ApiError = new OfflineError('unreachable', { wasSent: false });
 * error.wasSent; // => false
 */
export type ApiError = OfflineError | AnswerError | ContractError;

/**
 * Whether a failed call failed by a mistake: the operator's answer is not what the contract says, or the program is
 * wrong. Refusals, missing answers and unreadable ones happen every day, and are told to the player.
 *
 * @example
 * import { OfflineError } from '@kislap/api';
 * isUnexpectedError(new TypeError('x is undefined')); // => true
 * isUnexpectedError(new OfflineError('timeout', { wasSent: true })); // => false
 */
export function isUnexpectedError(error: unknown): boolean {
  if (error instanceof ContractError) return error.kind === 'mismatch';
  return !(error instanceof AnswerError || error instanceof OfflineError);
}
