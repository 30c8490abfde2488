/** How an online ping ended: with the operator's answer code, or without any answer. */
export type PingAnswer =
  { readonly type: 'answered'; readonly code: number } | { readonly type: 'unanswered' };
