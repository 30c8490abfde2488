import type { Chance } from '../fairness';

/** Five reels of three rows at rest. */
export interface LinesOutcome {
  readonly engine: 'lines';
  /** Rank of the symbol in each row of each reel, reels from left to right, rows from the top. */
  readonly reels: readonly (readonly number[])[];
  /** Which lines pay, 0 for the first of `winLines`. */
  readonly lines: readonly number[];
  /** By how much their pays are multiplied. */
  readonly times: number;
  /** What is paid, in percent of the stake; 0 for nothing. */
  readonly payPercent: number;
}

/** The row, 0 to 2, that each line crosses on each reel: middle, top, bottom, valley, hill. */
export const winLines = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
] as const;

/** What three, four and five alike from the left pay on a line, in percent of the whole stake; 0 for nothing. */
type LinePays = readonly [three: number, four: number, five: number];

/** The published odds of a slot with lines: five equal reels, and what their symbols pay. */
export interface LinesTable {
  /** The symbols of one reel, as ranks, in their order. The same on all five reels. */
  readonly strip: readonly number[];
  /** Whether rank 0 stands for every other symbol. */
  readonly hasWild: boolean;
  readonly pays: readonly LinePays[];
  /** One of these is drawn to multiply what the lines pay, each equally likely. */
  readonly times: readonly number[];
  /** What all outcomes together pay back, in percent of what they cost. Exact. */
  readonly returnPercent: number;
}

const rows = [0, 1, 2] as const;
const FEWEST = 3;
const WILD = 0;

/** Turns the reels once. Every stop of every reel is equally likely, whatever was drawn before. */
export function spinLines(random: Chance, table: LinesTable): LinesOutcome {
  const { strip } = table;
  const reels = winLines.map(() => {
    const stop = random.integer(strip.length);
    return rows.map((row) => strip[(stop + row) % strip.length] ?? WILD);
  });
  const times = table.times[random.integer(table.times.length)] ?? 1;
  const pays = winLines.map((line) => payLine(table, symbolsOn(line, reels)));
  const lines = pays.flatMap((pay, index) => (pay > 0 ? [index] : []));
  return {
    engine: 'lines',
    reels,
    lines,
    times,
    payPercent: times * pays.reduce((sum, pay) => sum + pay, 0),
  };
}

function symbolsOn(line: readonly number[], reels: readonly (readonly number[])[]): number[] {
  return line.map((row, reel) => reels[reel]?.[row] ?? WILD);
}

/** How many alike a line begins with on the left, and of which rank. */
export function findRun(
  { hasWild }: Pick<LinesTable, 'hasWild'>,
  symbols: readonly number[],
): { readonly rank: number; readonly length: number } {
  const isWild = (rank: number) => hasWild && rank === WILD;
  const rank = symbols.find((symbol) => !isWild(symbol)) ?? WILD;
  const end = symbols.findIndex((symbol) => symbol !== rank && !isWild(symbol));
  return { rank, length: end < 0 ? symbols.length : end };
}

/** What one line pays before it is multiplied, in percent of the whole stake. */
export function payLine(table: LinesTable, symbols: readonly number[]): number {
  const { rank, length } = findRun(table, symbols);
  return table.pays[rank]?.[length - FEWEST] ?? 0;
}

/** In how many of all combinations of stops one line begins with exactly so many alike. */
export function countRuns({ strip, hasWild }: LinesTable, rank: number, length: number): number {
  const stopsOf = (symbol: number) => strip.filter((each) => each === symbol).length;
  const isWhole = length === winLines[0].length;
  const isWildRun = hasWild && rank === WILD;
  // Fewer wilds than a whole line belong to the run of the symbol that follows them.
  if (isWildRun && !isWhole) return 0;
  const wilds = hasWild && !isWildRun ? stopsOf(WILD) : 0;
  const fitting = stopsOf(rank) + wilds;
  const runs = fitting ** length - wilds ** length;
  if (isWhole) return runs;
  return runs * (strip.length - fitting) * strip.length ** (winLines[0].length - length - 1);
}

/** Reels at rest of which no line pays: what a page shows before the first round. */
export function restingReels(table: LinesTable): readonly (readonly number[])[] {
  const { strip } = table;
  const shifted = strip.map((_, shift) =>
    winLines.map((__, reel) => rows.map((row) => strip[(row + reel * shift) % strip.length] ?? WILD)),
  );
  const isIdle = (reels: (typeof shifted)[number]) =>
    winLines.every((line) => payLine(table, symbolsOn(line, reels)) === 0);
  return shifted.find(isIdle) ?? [];
}

/** The slots with lines that exist. */
export type LinesVariant = 'gentle' | 'bold' | 'plain' | 'doubling' | 'fourfold';

const once = [1] as const;

/** The slots with lines. Each pays back exactly 96 % over all its outcomes. */
export const linesTables: Readonly<Record<LinesVariant, LinesTable>> = {
  gentle: {
    strip: [5, 3, 4, 1, 5, 0, 4, 2, 5, 3],
    hasWild: true,
    pays: [
      [0, 0, 6000],
      [150, 470, 2600],
      [120, 380, 2100],
      [105, 170, 460],
      [100, 170, 380],
      [100, 115, 190],
    ],
    times: once,
    returnPercent: 96,
  },
  bold: {
    strip: [5, 4, 3, 5, 1, 4, 0, 5, 3, 2],
    hasWild: true,
    pays: [
      [0, 0, 59_000],
      [220, 1100, 6500],
      [160, 750, 2200],
      [100, 200, 700],
      [100, 170, 410],
      [0, 100, 160],
    ],
    times: once,
    returnPercent: 96,
  },
  plain: {
    strip: [2, 5, 3, 0, 4, 2, 5, 1, 3, 4],
    hasWild: false,
    pays: [
      [1300, 12_500, 113_000],
      [1000, 6500, 37_000],
      [330, 1000, 3700],
      [310, 750, 2900],
      [240, 600, 2200],
      [190, 500, 1900],
    ],
    times: once,
    returnPercent: 96,
  },
  doubling: {
    strip: [4, 2, 5, 3, 1, 4, 0, 2, 5, 3],
    hasWild: true,
    pays: [
      [0, 0, 10_000],
      [115, 400, 1700],
      [100, 170, 460],
      [100, 200, 340],
      [0, 140, 240],
      [0, 130, 210],
    ],
    times: [1, 1, 1, 1, 1, 1, 2, 2, 3, 3],
    returnPercent: 96,
  },
  fourfold: {
    strip: [3, 5, 2, 4, 0, 3, 5, 2, 1, 4],
    hasWild: true,
    pays: [
      [0, 0, 33_000],
      [120, 420, 2200],
      [100, 160, 470],
      [0, 120, 300],
      [0, 100, 240],
      [0, 100, 190],
    ],
    times: [1, 1, 1, 1, 1, 2, 2, 3, 4, 4],
    returnPercent: 96,
  },
};
