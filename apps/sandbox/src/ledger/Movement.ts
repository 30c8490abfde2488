import type { Money } from '@kislap/domain';

/** One side of a movement: what the account gains, or loses when negative. Never zero. */
export interface Entry {
  readonly account: string;
  readonly amount: Money;
}

/** A balanced movement of money, to be posted at most once per scope and key. */
export interface Movement {
  /** What it is, for example `credit`, `bet` or `withdraw`. */
  readonly kind: string;
  /** Scope and key name the movement for ever: a second one with both is refused. */
  readonly scope: string;
  readonly key: string;
  /** Hash of the request behind it, or '' when the operator moves the money by itself. */
  readonly requestHash: string;
  readonly atMs: number;
  /** At least two, in the order they happen, summing to zero. */
  readonly entries: readonly Entry[];
  /** The journal that this movement undoes. */
  readonly reverses?: number;
}
