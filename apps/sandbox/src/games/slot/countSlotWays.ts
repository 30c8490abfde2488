import type { SlotLine, SlotTable } from './SlotTable';

/** In how many of all combinations of stops a line comes. */
export function countSlotWays(table: SlotTable, line: SlotLine): number {
  const stops = table.stopsByRank[line.rank] ?? 0;
  const others = table.stopsByRank.reduce((sum, each) => sum + each, 0) - stops;
  return line.count === 3 ? stops ** 3 : 3 * stops ** 2 * others;
}
