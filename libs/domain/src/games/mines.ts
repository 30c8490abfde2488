import type { Chance } from '../fairness';
import { drawSome, numbersFrom } from './drawSome';
import { combinations } from './keno';

/** Where the mines lay, and whether the chosen tiles were all free of them. */
export interface MinesOutcome {
  readonly engine: 'mines';
  /** The tiles with a mine, 0 for the first. */
  readonly mines: readonly number[];
  /** What is paid, in percent of the stake; 0 for nothing. */
  readonly payPercent: number;
}

/** How many tiles are opened at once, and what that pays when none holds a mine. */
interface MinesStep {
  readonly picks: number;
  readonly payPercent: number;
}

/** The published odds of a field of tiles. */
export interface MinesTable {
  readonly tiles: number;
  readonly mines: number;
  readonly steps: readonly [MinesStep, ...MinesStep[]];
  /** What each step pays back over all fields, in percent of what it costs. Exact, and the same for every one. */
  readonly returnPercent: number;
}

/** Lays the mines anew and opens the chosen tiles. Every place is equally likely, whichever tiles were chosen. */
export function openTiles(random: Chance, table: MinesTable, picks: readonly number[]): MinesOutcome {
  const mines = drawSome(random, numbersFrom(0, table.tiles), table.mines);
  return { engine: 'mines', mines, payPercent: payMines(table, picks, mines) };
}

/** What chosen tiles are paid where these hold mines, in percent of the stake. */
export function payMines({ steps }: MinesTable, picks: readonly number[], mines: readonly number[]): number {
  if (picks.some((pick) => mines.includes(pick))) return 0;
  return steps.find((step) => step.picks === picks.length)?.payPercent ?? 0;
}

/** In how many of all fields so many tiles are free of mines. */
export function countSafeFields({ tiles, mines }: MinesTable, picks: number): number {
  return combinations(tiles - picks, mines);
}

/** The fields that exist: tiles and mines. */
export type MinesVariant = 'oneOf25' | 'twoOf25' | 'fourOf16' | 'sixOf12';

/** The fields. Each offers those numbers of tiles whose pay is a whole percent, so that all pay back exactly 96 %. */
export const minesTables: Readonly<Record<MinesVariant, MinesTable>> = {
  oneOf25: {
    tiles: 25,
    mines: 1,
    steps: [
      { picks: 5, payPercent: 120 },
      { picks: 9, payPercent: 150 },
      { picks: 13, payPercent: 200 },
      { picks: 17, payPercent: 300 },
      { picks: 20, payPercent: 480 },
      { picks: 22, payPercent: 800 },
    ],
    returnPercent: 96,
  },
  twoOf25: {
    tiles: 25,
    mines: 2,
    steps: [
      { picks: 9, payPercent: 240 },
      { picks: 15, payPercent: 640 },
      { picks: 16, payPercent: 800 },
      { picks: 19, payPercent: 1920 },
      { picks: 21, payPercent: 4800 },
    ],
    returnPercent: 96,
  },
  fourOf16: {
    tiles: 16,
    mines: 4,
    steps: [
      { picks: 1, payPercent: 128 },
      { picks: 6, payPercent: 832 },
      { picks: 8, payPercent: 2496 },
      { picks: 9, payPercent: 4992 },
    ],
    returnPercent: 96,
  },
  sixOf12: {
    tiles: 12,
    mines: 6,
    steps: [
      { picks: 1, payPercent: 192 },
      { picks: 3, payPercent: 1056 },
      { picks: 4, payPercent: 3168 },
      { picks: 5, payPercent: 12_672 },
    ],
    returnPercent: 96,
  },
};
