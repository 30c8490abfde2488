import { AnswerError, getBalance, OfflineError, placeDeposit } from '@kislap/api';
import type { CallOptions, DepositOrder } from '@kislap/api';
import { safeExternalUrl } from '@kislap/domain';

/** How an attempt to deposit ended. */
export type DepositAttempt =
  /** The operator waits for the payment on `payUrl`, an address that may be opened. */
  | { readonly type: 'made'; readonly payUrl: string }
  /** The operator answered no, in its own words ('' when it gave none). */
  | { readonly type: 'refused'; readonly message: string; readonly refusal?: AnswerError }
  /** The balance could not be asked for: nobody is signed in any more. */
  | { readonly type: 'signedOut' }
  /** Nothing was sent. */
  | { readonly type: 'unreachable' }
  /** The operator's pay address leads somewhere the app must not open. */
  | { readonly type: 'unsafeLink' }
  /** Sent, and no readable answer came: only the records can tell. */
  | { readonly type: 'unknown'; readonly idempotencyKey: string };

/**
 * Makes a deposit: asks for the balance, starts to watch for its arrival, then signs and posts it once.
 *
 * @param beginWatch resolves when the deposits that were there before are known, so that this one counts as new;
 *   its answer takes the waiting back
 */
export async function sendDeposit(
  order: DepositOrder,
  beginWatch: () => Promise<() => void>,
  options: CallOptions,
): Promise<DepositAttempt> {
  try {
    await getBalance({ onSlow: options.onSlow, signal: options.signal });
  } catch (error) {
    return { type: error instanceof OfflineError ? 'unreachable' : 'signedOut' };
  }
  let stopWaiting: (() => void) | undefined;
  try {
    stopWaiting = await beginWatch();
    const attempt = await post(order, options);
    if (attempt.type === 'refused') stopWaiting();
    return attempt;
  } catch (error) {
    stopWaiting?.();
    if (error instanceof AnswerError) return { type: 'refused', message: error.message, refusal: error };
    return { type: 'unreachable' };
  }
}

async function post(order: DepositOrder, options: CallOptions): Promise<DepositAttempt> {
  const outcome = await placeDeposit(order, options);
  switch (outcome.type) {
    case 'refused':
      return { type: 'refused', message: outcome.refusal.message, refusal: outcome.refusal };
    case 'unknown':
      return outcome;
    case 'accepted': {
      const address = outcome.accepted.payUrl.trim();
      // An empty one would lead to the app itself.
      const payUrl = address === '' ? undefined : safeExternalUrl(address, window.location.origin);
      return payUrl === undefined ? { type: 'unsafeLink' } : { type: 'made', payUrl };
    }
  }
}
