import { getSecretKeyCall } from '../contract/passwords';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import { classifyAnswer } from '../http/classifyAnswer';
import { apiOf } from '../http/configureApi';
import { AnswerError, ContractError, OfflineError } from '../http/errors';
import type { SignedParts } from '../http/signPayments';

/**
 * How a payment write ended. `unknown`: it was sent and no readable answer came, so it may have happened. Look
 * it up in the records before anything else; to submit the unchanged form again, pass `idempotencyKey`.
 *
 * @example
 * const outcome: PaymentOutcome<PlacedDeposit> = { type: 'unknown', idempotencyKey: newIdempotencyKey() };
 * outcome.idempotencyKey.length; // => 36
 */
export type PaymentOutcome<Accepted> =
  | { readonly type: 'accepted'; readonly accepted: Accepted }
  | { readonly type: 'refused'; readonly refusal: AnswerError }
  | {
      readonly type: 'unknown';
      readonly idempotencyKey: string;
      /** The operator's words beside a code that is neither its yes nor a no. */
      readonly message?: string;
    };

/**
 * Sends a payment write once under one idempotency key, and sorts what comes back.
 *
 * @throws OfflineError only when nothing was sent
 */
export async function settlePayment<Accepted>(
  send: (options: CallOptions) => Promise<Accepted>,
  options: CallOptions = {},
): Promise<PaymentOutcome<Accepted>> {
  const idempotencyKey = options.idempotencyKey ?? apiOf(options).newKey();
  try {
    return { type: 'accepted', accepted: await send({ ...options, idempotencyKey }) };
  } catch (error) {
    if (isNoDecision(error)) return { type: 'unknown', idempotencyKey, message: error.message };
    if (mayHaveHappened(error)) return { type: 'unknown', idempotencyKey };
    if (error instanceof AnswerError) return { type: 'refused', refusal: error };
    throw error;
  }
}

/** No call tells a no by one of these codes: from 0 to below this one. A negative code is one. */
const LOWEST_NO = 400;

/** A lower code than any no, the yes of other calls above all, is no refusal. */
const isNoDecision = (error: unknown): error is AnswerError =>
  error instanceof AnswerError && error.code >= 0 && error.code < LOWEST_NO;

/**
 * Whether the payment may have been made although no yes came back. A code from 500 to 599 is a failure on the way and
 * no decision, except for maintenance, which is one.
 */
function mayHaveHappened(error: unknown): boolean {
  if (error instanceof AnswerError)
    return classifyAnswer({ type: 'answered', status: 200, code: error.code }) === 'retry';
  return error instanceof ContractError || (error instanceof OfflineError && error.wasSent);
}

/**
 * Signs a payment with a fresh secret of the session.
 *
 * @throws OfflineError | AnswerError | ContractError when the secret cannot be had
 */
export async function signPayment(
  parts: Omit<SignedParts, 'secretKey'>,
  options: CallOptions = {},
): Promise<string> {
  const secretKey = await getSecretKey({ api: options.api, signal: options.signal, onSlow: options.onSlow });
  return apiOf(options).sign({ secretKey, ...parts });
}

/**
 * Asks for the session's secret that payments are signed with. It lives ten minutes and is never stored.
 *
 * @throws OfflineError | AnswerError | ContractError
 */
async function getSecretKey(options?: CallOptions): Promise<string> {
  return (await callMain(getSecretKeyCall, {}, options)).key;
}
