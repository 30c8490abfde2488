import type { Chance } from '../fairness';

/** Where the curve ended, and whether the chosen multiple was reached before. */
export interface CrashOutcome {
  readonly engine: 'crash';
  /** The multiple at which it ended, in percent of the stake: 250 is ×2.5. At least 100. */
  readonly stopPercent: number;
  /** What is paid, in percent of the stake; 0 for nothing. */
  readonly payPercent: number;
}

/** The published odds of a crash game: a fair number, and the multiples one can aim at. */
export interface CrashTable {
  /** How many numbers there are; each is equally likely. */
  readonly steps: number;
  /** What can be aimed at, in percent of the stake. Each divides `steps` × 96 evenly, so its chance is exact. */
  readonly targets: readonly [number, ...number[]];
  /** What each target pays back over all numbers, in percent of what it costs. Exact, and the same for every one. */
  readonly returnPercent: number;
}

const NOTHING_GAINED = 100;

/** Lets the curve rise once. It reaches a multiple x with chance 0.96 / x, whatever came before. */
export function flyCrash(random: Chance, table: CrashTable, target: number): CrashOutcome {
  const number = random.integer(table.steps) + 1;
  const reached = Math.floor((table.returnPercent * table.steps) / number);
  return {
    engine: 'crash',
    stopPercent: Math.max(NOTHING_GAINED, reached),
    payPercent: reached >= target ? target : 0,
  };
}

/** In how many of all numbers a target is reached. */
export function countCrashWays({ returnPercent, steps }: CrashTable, target: number): number {
  return (returnPercent * steps) / target;
}

/** The crash games that exist, from low multiples to high ones. */
export type CrashVariant = 'low' | 'middle' | 'high' | 'wide' | 'steep';

const grid = { steps: 10_000, returnPercent: 96 } as const;

/** The crash games. Every target of every one pays back exactly 96 %. */
export const crashTables: Readonly<Record<CrashVariant, CrashTable>> = {
  low: { ...grid, targets: [150, 120, 125, 160, 192, 200, 240, 300] },
  middle: { ...grid, targets: [200, 150, 240, 300, 400, 480, 600, 800] },
  high: { ...grid, targets: [500, 200, 1000, 1500, 2000, 3000, 5000, 10_000] },
  wide: { ...grid, targets: [200, 125, 320, 640, 1200, 2400, 4800, 9600] },
  steep: { ...grid, targets: [1000, 400, 1600, 2500, 4000, 6000, 8000, 12_000] },
};
