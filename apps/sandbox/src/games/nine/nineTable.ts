/** Who or what the player can bet on. */
export type NineBet = 'sun' | 'moon' | 'tie';

/**
 * The published odds of the nine game. Cards run from ace (1) to ten (0) in four suits; each card comes from a
 * full deck of forty. A hand of two cards is worth the last digit of its sum, and nine is the best hand.
 */
export const nineTable = {
  /** A bet on one hand, in percent of the stake. */
  hand: { winWithNine: 220, win: 170, tie: 150 },
  /** A bet that both hands are worth the same. */
  tie: { tie: 960 },
  /** Of every hundred deals, how many end this way for one hand. */
  deals: { all: 100, winWithNine: 9, win: 36, tie: 10 },
  /** What every bet pays back over all deals, in percent of what it costs. Exact. */
  returnPercent: 96,
} as const;
