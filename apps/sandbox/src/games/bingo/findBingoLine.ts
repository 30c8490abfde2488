import { bingoTable } from './bingoTable';

/** A full line: its three cells (0 to 8, row by row) and what it pays in percent of the stake. */
export interface BingoLine {
  readonly cells: readonly [number, number, number];
  readonly payPercent: number;
}

const { straightPercent, diagonalPercent } = bingoTable;

const lines: readonly BingoLine[] = [
  { cells: [0, 1, 2], payPercent: straightPercent },
  { cells: [3, 4, 5], payPercent: straightPercent },
  { cells: [6, 7, 8], payPercent: straightPercent },
  { cells: [0, 3, 6], payPercent: straightPercent },
  { cells: [1, 4, 7], payPercent: straightPercent },
  { cells: [2, 5, 8], payPercent: straightPercent },
  { cells: [0, 4, 8], payPercent: diagonalPercent },
  { cells: [2, 4, 6], payPercent: diagonalPercent },
];

/** The line that these marked cells fill, or undefined when they fill none. */
export function findBingoLine(markedCells: ReadonlySet<number>): BingoLine | undefined {
  return lines.find((line) => line.cells.every((cell) => markedCells.has(cell)));
}
