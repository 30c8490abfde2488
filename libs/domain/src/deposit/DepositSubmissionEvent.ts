/**
 * What happens to a deposit that is being sent.
 *
 * @example
 * const lost: DepositSubmissionEvent = { type: 'lost' };
 * nextDepositSubmission({ phase: 'sending' }, lost); // => { phase: 'unknown' }
 */
export type DepositSubmissionEvent =
  | { readonly type: 'submitted' }
  /** A check or the operator has refused it. */
  | { readonly type: 'refused' }
  | { readonly type: 'accepted'; readonly payUrl: string }
  /** The post got no answer: it may or may not have been made. */
  | { readonly type: 'lost' }
  /** The records have told, or the dialog was closed. */
  | { readonly type: 'settled' };
