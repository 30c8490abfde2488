/** Chance that repeats itself: the same seed gives the same world. */
export interface Chance {
  /** At least 0, less than 1. */
  readonly next: () => number;
  readonly below: (count: number) => number;
  readonly between: (least: number, most: number) => number;
  readonly happens: (share: number) => boolean;
  readonly pick: <Choice>(choices: readonly Choice[]) => Choice;
}

/** mulberry32: small, and good enough to choose what happens in a test. */
export function seededChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    next,
    below,
    between: (least, most) => least + below(most - least + 1),
    happens: (share) => next() < share,
    pick: (choices) => {
      const chosen = choices[below(choices.length)];
      if (chosen === undefined) throw new Error('Nothing to pick from');
      return chosen;
    },
  };
}
