/** Why a log-in was refused, as far as the form shows it itself. */
export type LoginProblem =
  | { readonly type: 'account'; readonly error: string }
  | { readonly type: 'secret'; readonly error: string }
  /** Too many tries; `until` in epoch milliseconds. */
  | { readonly type: 'locked'; readonly until: number }
  /** A break or an exclusion of the player's own making. */
  | { readonly type: 'suspended'; readonly notice: string };
