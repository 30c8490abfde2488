/**
 * How a call ended. `unanswered`: network error or timeout. `answered`: an HTTP answer, with the operator's own
 * `code` where the body could be read as its envelope.
 */
export type CallAnswer =
  | { readonly type: 'unanswered' }
  | { readonly type: 'answered'; readonly status: number; readonly code?: number };
