/**
 * How an online ping ended: with the operator's answer code, or without any answer.
 *
 * @example
 * const answer: PingAnswer = { type: 'answered', code: 400 };
 * nextPing(answer, 'token'); // => undefined
 */
export type PingAnswer =
  { readonly type: 'answered'; readonly code: number } | { readonly type: 'unanswered' };
