import type { Money } from '../money/Money';

/** What the ranking of a week looks at. */
export interface Inviter {
  readonly earned: Money;
  /** Friends who joined. */
  readonly friends: number;
}
