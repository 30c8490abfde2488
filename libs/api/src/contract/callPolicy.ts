import type { CallContract, PaymentCallContract } from './call';

/**
 * How the client sends a call, and what it makes of the codes that all calls share. The client and the published
 * reference both read it.
 *
 * @example
 * const policy: CallPolicy = callPolicy(depositCall);
 * policy.attempts; // => 1
 */
export interface CallPolicy {
  /** Attempts at most, the first one included; all carry the same idempotency key. */
  readonly attempts: number;
  /** The pause before each further attempt. */
  readonly retryDelayMs: number;
  /** Whether code 400 ends the app's session. */
  readonly endsSession: boolean;
  /** Whether code 555 opens the app's maintenance page. */
  readonly opensMaintenance: boolean;
  /** Where a refusal's facts lie: inside `data`, or beside `code` and `msg`. */
  readonly factsIn: 'data' | 'body';
}

/**
 * The policy of the main API's calls.
 *
 * @example
 * mainPolicy.attempts; // => 4
 */
export const mainPolicy: CallPolicy = {
  attempts: 4,
  retryDelayMs: 1_000,
  endsSession: true,
  opensMaintenance: true,
  factsIn: 'data',
};

const payment: CallPolicy = {
  ...mainPolicy,
  attempts: 1,
  endsSession: false,
  opensMaintenance: false,
  factsIn: 'body',
};

/**
 * The policy of one call: a payment call is never sent again by itself, and neither is a poll or a ping.
 *
 * @example
 * callPolicy(getUserScoreCall).attempts; // => 4
 * callPolicy(depositNoticeCall).attempts; // => 1
 * callPolicy(withdrawCall).endsSession; // => false
 */
export function callPolicy(
  call: CallContract | PaymentCallContract<number> | PaymentCallContract<string>,
): CallPolicy {
  if ('okCode' in call) return payment;
  return call.isSentOnce === true ? { ...mainPolicy, attempts: 1 } : mainPolicy;
}
