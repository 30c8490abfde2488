import type { Chance } from '../fairness';
import { drawSome, numbersFrom } from './drawSome';

/** A card and the balls drawn for it. */
export interface BingoOutcome {
  readonly engine: 'bingo';
  /** The nine numbers of the card, row by row. */
  readonly card: readonly number[];
  /** The drawn balls in the order they came. */
  readonly balls: readonly number[];
  /** Cells of the full line, empty when there is none. */
  readonly line: readonly number[];
  /** What is paid, in percent of the stake; 0 for nothing. */
  readonly payPercent: number;
}

/** Prints a fresh card and draws four balls. Every card and every draw is equally likely. */
export function drawBingo(random: Chance): BingoOutcome {
  const card = shuffledNumbers(random);
  const balls = shuffledNumbers(random).slice(0, bingoTable.draws);
  const marked = new Set(card.flatMap((number, cell) => (balls.includes(number) ? [cell] : [])));
  const line = findBingoLine(marked);
  return { engine: 'bingo', card, balls, line: line?.cells ?? [], payPercent: line?.payPercent ?? 0 };
}

/** The numbers 1 to 9 in random order: each is drawn from those that are left. */
function shuffledNumbers(random: Chance): number[] {
  return drawSome(random, numbersFrom(1, bingoTable.balls), bingoTable.balls);
}

/**
 * The published odds of bingo: a card holds the numbers 1 to 9 in three rows, and four of nine balls are drawn. Four
 * balls never fill two lines.
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

/** A full line: its three cells (0 to 8, row by row) and what it pays in percent of the stake. */
interface BingoLine {
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
