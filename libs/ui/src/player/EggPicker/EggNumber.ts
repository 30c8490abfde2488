/** One of the three eggs, from the left. */
export type EggNumber = 1 | 2 | 3;
