import { AnswerError } from '../http/AnswerError';
import type { CallOptions } from '../http/CallOptions';
import { apiConfig } from '../http/configureApi';
import { ContractError } from '../http/ContractError';
import { OfflineError } from '../http/OfflineError';
import type { PaymentOutcome } from './PaymentOutcome';

/**
 * Sends a payment write once under one idempotency key, and sorts what comes back.
 *
 * @throws OfflineError only when nothing was sent
 */
export async function settlePayment<Accepted>(
  send: (options: CallOptions) => Promise<Accepted>,
  options: CallOptions = {},
): Promise<PaymentOutcome<Accepted>> {
  const idempotencyKey = options.idempotencyKey ?? apiConfig().newKey();
  try {
    return { type: 'accepted', accepted: await send({ ...options, idempotencyKey }) };
  } catch (error) {
    if (error instanceof AnswerError) return { type: 'refused', refusal: error };
    const mayHaveHappened =
      error instanceof ContractError || (error instanceof OfflineError && error.wasSent);
    if (mayHaveHappened) return { type: 'unknown', idempotencyKey };
    throw error;
  }
}
