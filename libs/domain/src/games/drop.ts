import type { Chance } from '../fairness';

/** How a ball fell through the pegs. */
export interface DropOutcome {
  readonly engine: 'drop';
  /** At each row of pegs: 0 to the left, 1 to the right. */
  readonly path: readonly number[];
  /** What is paid, in percent of the stake; 0 for nothing. */
  readonly payPercent: number;
}

/** How much one dares, in order. */
export type DropRisk = 'calm' | 'brisk' | 'daring';

/** The published odds of a board of pegs. */
export interface DropTable {
  readonly rows: number;
  /** For each risk what the bins pay, in percent of the stake: from the middle one outwards, alike on both sides. */
  readonly pays: Readonly<Record<DropRisk, readonly number[]>>;
  /** What each risk pays back over all paths, in percent of what it costs. Exact, and the same for every one. */
  readonly returnPercent: number;
}

export const dropRisks = ['calm', 'brisk', 'daring'] as const satisfies readonly DropRisk[];

const SIDES = 2;

/** Drops one ball. At every peg it goes either way with equal chance. */
export function dropBall(random: Chance, table: DropTable, risk: DropRisk): DropOutcome {
  const path = Array.from({ length: table.rows }, () => random.integer(SIDES));
  const bin = path.reduce((sum, step) => sum + step, 0);
  return { engine: 'drop', path, payPercent: dropPay(table, risk, bin) };
}

/** What a bin pays, counted from the left, in percent of the stake. */
export function dropPay({ rows, pays }: DropTable, risk: DropRisk, bin: number): number {
  return pays[risk][Math.abs(bin - rows / SIDES)] ?? 0;
}

/** The boards that exist, by their rows of pegs. */
export type DropVariant = 'eight' | 'ten' | 'twelve';

/** The boards. Every risk of every board pays back exactly 96 %. */
export const dropTables: Readonly<Record<DropVariant, DropTable>> = {
  eight: {
    rows: 8,
    pays: {
      calm: [0, 100, 116, 280, 1200],
      brisk: [0, 0, 196, 600, 2000],
      daring: [0, 0, 0, 936, 4800],
    },
    returnPercent: 96,
  },
  ten: {
    rows: 10,
    pays: {
      calm: [0, 110, 120, 140, 300, 2352],
      brisk: [0, 0, 170, 330, 1000, 3902],
      daring: [0, 0, 0, 430, 2000, 9802],
    },
    returnPercent: 96,
  },
  twelve: {
    rows: 12,
    pays: {
      calm: [0, 110, 120, 140, 160, 500, 2728],
      brisk: [0, 0, 160, 250, 430, 1994, 10_100],
      daring: [0, 0, 0, 300, 1000, 4000, 16_608],
    },
    returnPercent: 96,
  },
};
