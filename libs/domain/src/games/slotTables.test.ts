import { describe, expect, it } from 'vitest';
import { findSlotLine, type SlotTable, slotTables } from './slot';

/** What every combination of stops pays, each combination once. */
function payOfEveryCombination(table: SlotTable): number[] {
  const reel = table.stopsByRank.flatMap((stops, rank) => Array<number>(stops).fill(rank));
  return reel.flatMap((left) =>
    reel.flatMap((middle) =>
      reel.map((right) => findSlotLine(table, [left, middle, right])?.payPercent ?? 0),
    ),
  );
}

describe.each(Object.entries(slotTables))('the %s slot', (_name, table) => {
  it('pays back exactly its published return over all combinations', () => {
    const pays = payOfEveryCombination(table);
    expect(pays.reduce((sum, pay) => sum + pay, 0)).toBe(table.returnPercent * pays.length);
  });

  it('never calls a loss a win: what it pays is at least the stake', () => {
    expect(table.lines.every((line) => line.payPercent >= 100)).toBe(true);
  });

  it('has stops for every symbol its lines name', () => {
    expect(table.lines.every((line) => line.rank < table.stopsByRank.length)).toBe(true);
  });
});
