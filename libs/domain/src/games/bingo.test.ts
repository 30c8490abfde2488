import { describe, expect, it } from 'vitest';
import { bingoTable, findBingoLine } from './bingo';

/** Every set of this many cells out of the nine. */
function cellSets(size: number, from = 0): number[][] {
  if (size === 0) return [[]];
  return Array.from({ length: bingoTable.balls - from }, (_, index) => index + from).flatMap((cell) =>
    cellSets(size - 1, cell + 1).map((others) => [cell, ...others]),
  );
}

describe('findBingoLine', () => {
  it('pays back exactly the published return over all draws', () => {
    const draws = cellSets(bingoTable.draws);
    const paid = draws.reduce((sum, cells) => sum + (findBingoLine(new Set(cells))?.payPercent ?? 0), 0);
    expect(draws).toHaveLength(bingoTable.sets.all);
    expect(paid).toBe(bingoTable.returnPercent * draws.length);
  });

  it('fills rows, columns and diagonals exactly as often as published', () => {
    const pays = cellSets(bingoTable.draws).map((cells) => findBingoLine(new Set(cells))?.payPercent);
    const count = (pay: number) => pays.filter((each) => each === pay).length;
    expect(count(bingoTable.straightPercent)).toBe(bingoTable.sets.straight);
    expect(count(bingoTable.diagonalPercent)).toBe(bingoTable.sets.diagonal);
  });

  it('finds a diagonal among other marks', () => {
    expect(findBingoLine(new Set([0, 1, 4, 8]))?.payPercent).toBe(bingoTable.diagonalPercent);
  });

  it('finds nothing in four scattered marks', () => {
    expect(findBingoLine(new Set([0, 1, 5, 6]))).toBeUndefined();
  });
});
