/** What holds by every reading of the rules, and what holds by one of them at least. */
export interface Signs {
  readonly certain: ReadonlySet<string>;
  readonly possible: ReadonlySet<string>;
}

export type Level = 0 | 1 | 2 | 3;

/** How things may stand with a player, by one reading of the rules. */
export interface World extends Signs {
  readonly level: Level;
  /** How many markers were noticed last. */
  readonly count: number;
  /** What was noticed last while there was anything; whether it is told as long as the level stands, is not said. */
  readonly stood?: readonly string[] | undefined;
  /** Since when there was one each time. */
  readonly markedSince?: number | undefined;
  /** When there was one last, and when there was none first after it. */
  readonly markedLast: number;
  readonly calmSince?: number | undefined;
  /** When level 2 was reached, and its card was answered. */
  readonly cardAt?: number | undefined;
  readonly answeredAt?: number | undefined;
}

/** What is noticed of a player; of who has none nothing is looked at. */
export interface Harm {
  worlds: readonly World[];
  isConcern: boolean;
  /** Sittings whose end was reckoned with, by their beginning. */
  seenSitting: number;
}

const nothing: ReadonlySet<string> = new Set();
/** Of whom nothing was ever noticed. */
export const calm: World = { level: 0, count: 0, certain: nothing, possible: nothing, markedLast: -Infinity };

export const newHarm = (): Harm => ({ worlds: [calm], isConcern: false, seenSitting: 0 });
