import type { SlotLine, SlotTable } from './SlotTable';

/** The line that three reels make, or undefined when they pay nothing. At most one line fits three reels. */
export function findSlotLine(table: SlotTable, reels: readonly number[]): SlotLine | undefined {
  return table.lines.find((line) => reels.filter((rank) => rank === line.rank).length === line.count);
}
