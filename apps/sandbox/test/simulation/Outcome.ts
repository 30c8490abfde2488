/** What one attempt came to, as the device saw it. */
export type Outcome =
  /** It happened. `fact` names the effect for ever (an order, a round); amounts are ten-thousandths of a peso. */
  | { readonly type: 'done'; readonly fact: string; readonly amount: number; readonly win: number }
  /** The operator said no. */
  | { readonly type: 'refused'; readonly code: number | string }
  /** No answer, or one that says nothing: it may have happened. */
  | { readonly type: 'unknown' }
  /** Nothing happened, and the player has to log in or sign anew first. */
  | { readonly type: 'notNow' };
