/**
 * What is due in a sitting at the games now.
 *
 * @example
 * const warning: SittingDue = { type: 'warning', minutesLeft: 5 };
 * dueInSitting({ playedMs: 0, checkEveryMinutes: 0, checksShown: 0, leftMs: 300_000 }); // => warning
 */
export type SittingDue =
  | { readonly type: 'nothing' }
  | { readonly type: 'check' }
  /** The time of the day is nearly used up; whole minutes that are left, at least one. */
  | { readonly type: 'warning'; readonly minutesLeft: number }
  | { readonly type: 'end' };
