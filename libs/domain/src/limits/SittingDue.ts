/** What is due in a sitting at the games now. */
export type SittingDue =
  | { readonly type: 'nothing' }
  | { readonly type: 'check' }
  /** The time of the day is nearly used up; whole minutes that are left, at least one. */
  | { readonly type: 'warning'; readonly minutesLeft: number }
  | { readonly type: 'end' };
