/** The slots that exist, from many small wins to few large ones. */
export type SlotVariant = 'gentle' | 'lively' | 'bold';

/** One way to win: this many of this symbol anywhere on the three reels. */
export interface SlotLine {
  /** Rank of the symbol, 0 for the rarest. */
  readonly rank: number;
  readonly count: 2 | 3;
  /** What is paid, in percent of the stake: 250 pays two and a half times the stake. */
  readonly payPercent: number;
}

/** The published odds of a slot: three equal reels and what their symbols pay. */
export interface SlotTable {
  /** How many stops of one reel show the symbol of each rank; the same on all three reels. */
  readonly stopsByRank: readonly number[];
  readonly lines: readonly SlotLine[];
  /** What all outcomes together pay back, in percent of what they cost. Exact. */
  readonly returnPercent: number;
}
