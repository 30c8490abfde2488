import type { AnswerError } from '../http/AnswerError';

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
  | { readonly type: 'unknown'; readonly idempotencyKey: string };
