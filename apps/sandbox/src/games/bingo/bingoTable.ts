/**
 * The published odds of the bingo: a card of three by three holds the numbers 1 to 9, and four of the nine balls are
 * drawn. Four balls never make two lines, so a card wins once or not at all.
 */
export const bingoTable = {
  size: 3,
  balls: 9,
  draws: 4,
  /** Of all 126 sets of four balls, how many fill a row or column, and how many a diagonal. */
  sets: { all: 126, straight: 36, diagonal: 12 },
  /** Percent of the stake for a full row or column. */
  straightPercent: 220,
  /** Percent of the stake for a full diagonal. */
  diagonalPercent: 348,
  /** What all draws together pay back, in percent of what they cost. Exact. */
  returnPercent: 96,
} as const;
