/** The number games that exist. */
export type DiceVariant = 'overUnder' | 'steady' | 'duel' | 'wheel';

/** One thing to bet on: that the number falls between `from` and `to`, both included. */
export interface DiceBet {
  readonly id: string;
  /** A proper name instead of a description, the same in every language. */
  readonly name?: string;
  readonly from: number;
  readonly to: number;
  /** What is paid when it comes, in percent of the stake. */
  readonly payPercent: number;
}

/** The published odds of a number game: one fair number and the ranges one can bet on. */
export interface DiceTable {
  /** Numbers run from 0 to `sides` - 1. */
  readonly sides: number;
  readonly bets: readonly [DiceBet, ...DiceBet[]];
  /** What each bet pays back over all numbers, in percent of what it costs. Exact, and the same for every bet. */
  readonly returnPercent: number;
}
