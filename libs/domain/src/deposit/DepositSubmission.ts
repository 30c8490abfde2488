/**
 * Where a deposit stands between the tap on Submit and its page: `editing` until then, `sending` while the balance
 * is checked and the deposit posted, `made` once the operator has given the page to pay on, and `unknown` when no
 * answer came and only the records can tell.
 *
 * @example
 * const sending: DepositSubmission = { phase: 'sending' };
 * nextDepositSubmission(sending, { type: 'submitted' }); // => sending
 */
export type DepositSubmission =
  | { readonly phase: 'editing' }
  | { readonly phase: 'sending' }
  | { readonly phase: 'made'; readonly payUrl: string }
  | { readonly phase: 'unknown' };
