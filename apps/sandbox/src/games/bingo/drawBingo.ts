import type { Random } from '../../kernel/Random';
import { drawInteger } from '../drawInteger';
import { bingoTable } from './bingoTable';
import { findBingoLine } from './findBingoLine';

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
export function drawBingo(random: Random): BingoOutcome {
  const card = shuffledNumbers(random);
  const balls = shuffledNumbers(random).slice(0, bingoTable.draws);
  const marked = new Set(card.flatMap((number, cell) => (balls.includes(number) ? [cell] : [])));
  const line = findBingoLine(marked);
  return { engine: 'bingo', card, balls, line: line?.cells ?? [], payPercent: line?.payPercent ?? 0 };
}

/** The numbers 1 to 9 in random order: each is drawn from those that are left. */
function shuffledNumbers(random: Random): number[] {
  const left = Array.from({ length: bingoTable.balls }, (_, index) => index + 1);
  return Array.from({ length: bingoTable.balls }, () =>
    left.splice(drawInteger(random, left.length), 1),
  ).flat();
}
