import { describe, expect, it } from 'vitest';
import { countSlotWays, findSlotLine, slotTables } from './slot';

describe.each(Object.entries(slotTables))('countSlotWays at the %s slot', (_name, table) => {
  it('counts for every line what full enumeration finds', () => {
    const reel = table.stopsByRank.flatMap((stops, rank) => Array<number>(stops).fill(rank));
    const found = reel.flatMap((a) => reel.flatMap((b) => reel.map((c) => findSlotLine(table, [a, b, c]))));
    for (const line of table.lines) {
      expect(countSlotWays(table, line)).toBe(found.filter((each) => each === line).length);
    }
  });
});
