import type { Chance } from '../fairness';
import { drawSome, numbersFrom } from './drawSome';

/** A card of one's own and the balls that were drawn for everybody in the room. */
export interface BingoRoomOutcome {
  readonly engine: 'bingoRoom';
  /** The nine numbers of the card, row by row. */
  readonly card: readonly number[];
  /** The drawn balls in the order they came. */
  readonly balls: readonly number[];
  /** How many rows, columns and diagonals are full. */
  readonly lines: number;
  /** What is paid, in percent of the stake; 0 for nothing. */
  readonly payPercent: number;
}

/** The published odds of a room: what so many full lines pay. Seven lines cannot be full without the eighth. */
export interface BingoRoomTable {
  /** Percent of the stake by full lines, from none to all eight. */
  readonly pays: readonly number[];
  /** What all draws together pay back, in percent of what they cost. Exact. */
  readonly returnPercent: number;
}

/** Balls are numbered from 1; a card has nine of them, and nine are drawn. */
export const bingoRoomBalls = { all: 18, card: 9, draws: 9 } as const;

/** Of all draws, how many fill so many lines of a card, from none to all eight. */
export const bingoRoomDraws = {
  all: 48_620,
  byLines: [21_286, 17_976, 6780, 1992, 441, 108, 36, 0, 1],
} as const;

/**
 * Prints a card and fills it from the room's draw.
 *
 * @param shared the chance that everybody in the room shares
 */
export function playBingoRoom(random: Chance, shared: Chance, table: BingoRoomTable): BingoRoomOutcome {
  const numbers = numbersFrom(1, bingoRoomBalls.all);
  const card = drawSome(random, numbers, bingoRoomBalls.card);
  const balls = drawSome(shared, numbers, bingoRoomBalls.draws);
  const lines = fullLines(card, balls).length;
  return { engine: 'bingoRoom', card, balls, lines, payPercent: table.pays[lines] ?? 0 };
}

const allLines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

/** The rows, columns and diagonals of a card that these balls fill: the cells of each. */
export function fullLines(card: readonly number[], balls: readonly number[]): readonly (readonly number[])[] {
  return allLines.filter((cells) => cells.every((cell) => balls.includes(card[cell] ?? 0)));
}

/** The rooms that exist: one full line pays, or two are needed. */
export type BingoRoomVariant = 'oneLine' | 'twoLines';

/** The rooms. Each pays back exactly 96 %. */
export const bingoRoomTables: Readonly<Record<BingoRoomVariant, BingoRoomTable>> = {
  oneLine: { pays: [0, 110, 140, 330, 1200, 2800, 5500, 0, 54_000], returnPercent: 96 },
  twoLines: { pays: [0, 0, 210, 650, 2100, 5000, 10_500, 0, 104_820], returnPercent: 96 },
};
