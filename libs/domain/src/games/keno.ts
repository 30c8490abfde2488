import type { Chance } from '../fairness';
import { drawSome, numbersFrom } from './drawSome';

/** The drawn numbers, and what the chosen ones pay. */
export interface KenoOutcome {
  readonly engine: 'keno';
  /** The drawn numbers in the order they came, 0 for the first number of the board. */
  readonly drawn: readonly number[];
  /** What is paid, in percent of the stake; 0 for nothing. */
  readonly payPercent: number;
}

/** What a bet on so many numbers pays. */
interface KenoStep {
  /** How many numbers are chosen. */
  readonly picks: number;
  /** Percent of the stake by how many of them are drawn, from none to all. */
  readonly pays: readonly number[];
}

/** The published odds of a keno board. */
export interface KenoTable {
  readonly numbers: number;
  readonly draws: number;
  readonly steps: readonly [KenoStep, ...KenoStep[]];
  /** What each step pays back over all draws, in percent of what it costs. Exact, and the same for every one. */
  readonly returnPercent: number;
}

/** Draws once. Every set of numbers is equally likely, whichever were chosen. */
export function drawKeno(random: Chance, table: KenoTable, picks: readonly number[]): KenoOutcome {
  const drawn = drawSome(random, numbersFrom(0, table.numbers), table.draws);
  return { engine: 'keno', drawn, payPercent: payKeno(table, picks, drawn) };
}

/** What chosen numbers are paid for drawn ones, in percent of the stake. */
export function payKeno({ steps }: KenoTable, picks: readonly number[], drawn: readonly number[]): number {
  const step = steps.find((each) => each.picks === picks.length);
  return step?.pays[picks.filter((pick) => drawn.includes(pick)).length] ?? 0;
}

/** In how many of all draws exactly so many of the chosen numbers come. */
export function countKenoWays({ numbers, draws }: KenoTable, picks: number, hits: number): number {
  return combinations(picks, hits) * combinations(numbers - picks, draws - hits);
}

/** In how many ways so many can be chosen out of so many. */
export function combinations(from: number, choose: number): number {
  if (choose < 0 || choose > from) return 0;
  return Array.from({ length: choose }, (_, index) => index + 1).reduce(
    (ways, step) => (ways * (from - choose + step)) / step,
    1,
  );
}

/** The keno boards that exist. */
export type KenoVariant = 'quick' | 'classic' | 'bold' | 'wide';

/** The keno boards. Every step of every board pays back exactly 96 %. */
export const kenoTables: Readonly<Record<KenoVariant, KenoTable>> = {
  quick: {
    numbers: 16,
    draws: 4,
    steps: [
      { picks: 3, pays: [0, 0, 330, 7500] },
      { picks: 1, pays: [0, 384] },
      { picks: 2, pays: [0, 100, 1120] },
      { picks: 4, pays: [0, 0, 150, 1090, 63_000] },
    ],
    returnPercent: 96,
  },
  classic: {
    numbers: 20,
    draws: 5,
    steps: [
      { picks: 3, pays: [0, 0, 350, 5694] },
      { picks: 1, pays: [0, 384] },
      { picks: 2, pays: [0, 100, 1074] },
      { picks: 4, pays: [0, 0, 200, 950, 22_524] },
      { picks: 5, pays: [0, 0, 100, 350, 5000, 290_884] },
    ],
    returnPercent: 96,
  },
  bold: {
    numbers: 20,
    draws: 5,
    steps: [
      { picks: 3, pays: [0, 0, 0, 10_944] },
      { picks: 2, pays: [0, 0, 1824] },
      { picks: 4, pays: [0, 0, 0, 1500, 48_024] },
      { picks: 5, pays: [0, 0, 0, 650, 6900, 288_384] },
    ],
    returnPercent: 96,
  },
  wide: {
    numbers: 30,
    draws: 6,
    steps: [
      { picks: 3, pays: [0, 0, 500, 10_488] },
      { picks: 1, pays: [0, 480] },
      { picks: 2, pays: [0, 140, 1440] },
      { picks: 4, pays: [0, 0, 250, 1600, 55_192] },
      { picks: 5, pays: [0, 0, 150, 600, 9500, 399_096] },
    ],
    returnPercent: 96,
  },
};
