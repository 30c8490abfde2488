/**
 * How a call ended. `unanswered`: network error or timeout. `answered`: an HTTP answer, with the operator's own
 * `code` where the body could be read as its envelope.
 *
 * @example
 * const answer: CallAnswer = { type: 'answered', status: 200, code: 555 };
 * classifyAnswer(answer); // => 'maintenance'
 */
export type CallAnswer =
  | { readonly type: 'unanswered' }
  | { readonly type: 'answered'; readonly status: number; readonly code?: number };
