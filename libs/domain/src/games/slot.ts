import type { Chance } from '../fairness';

/** Three reels at rest. */
export interface SlotOutcome {
  readonly engine: 'slot';
  /** Rank of the symbol on each reel, left to right. */
  readonly reels: readonly number[];
  /** What is paid, in percent of the stake; 0 for nothing. */
  readonly payPercent: number;
}

const REEL_COUNT = 3;

/** One way to win: this many of this symbol anywhere on the three reels. */
interface SlotLine {
  /** Rank of the symbol, 0 for the rarest. */
  readonly rank: number;
  readonly count: 2 | 3;
  /** What is paid, in percent of the stake: 250 pays two and a half times the stake. */
  readonly payPercent: number;
}

/** The published odds of a slot: three equal reels and what their symbols pay. */
export interface SlotTable {
  /** How many stops of one reel show the symbol of each rank; the same on all three reels. */
  readonly stopsByRank: readonly number[];
  readonly lines: readonly SlotLine[];
  /** What all outcomes together pay back, in percent of what they cost. Exact. */
  readonly returnPercent: number;
}

/** Turns the reels once. Every stop of every reel is equally likely, whatever was drawn before. */
export function spinSlot(random: Chance, table: SlotTable): SlotOutcome {
  const reel = table.stopsByRank.flatMap((stops, rank) => Array<number>(stops).fill(rank));
  const reels = Array.from({ length: REEL_COUNT }, () => reel[random.integer(reel.length)] ?? 0);
  return { engine: 'slot', reels, payPercent: findSlotLine(table, reels)?.payPercent ?? 0 };
}

/** A picture on a reel; `/sandbox/art/symbols/{name}.svg` shows it. */
export type SlotSymbol =
  | 'bayong'
  | 'chest'
  | 'coin'
  | 'fan'
  | 'gem'
  | 'leaf'
  | 'mango'
  | 'moon'
  | 'parol'
  | 'pearl'
  | 'sampaguita'
  | 'sun';

/** The slots that exist, from many small wins to few large ones. */
export type SlotVariant = 'gentle' | 'lively' | 'bold';

/** The three slots, from many small wins to few large ones. Each pays back exactly 96 % over all its outcomes. */
export const slotTables: Readonly<Record<SlotVariant, SlotTable>> = {
  gentle: {
    stopsByRank: [1, 2, 3, 4],
    lines: [
      { rank: 0, count: 3, payPercent: 5000 },
      { rank: 1, count: 3, payPercent: 1500 },
      { rank: 2, count: 3, payPercent: 800 },
      { rank: 0, count: 2, payPercent: 300 },
      { rank: 3, count: 3, payPercent: 250 },
      { rank: 1, count: 2, payPercent: 150 },
      { rank: 2, count: 2, payPercent: 100 },
    ],
    returnPercent: 96,
  },
  lively: {
    stopsByRank: [1, 2, 3, 4, 5, 5],
    lines: [
      { rank: 0, count: 3, payPercent: 25_000 },
      { rank: 1, count: 3, payPercent: 7500 },
      { rank: 2, count: 3, payPercent: 4000 },
      { rank: 3, count: 3, payPercent: 2000 },
      { rank: 4, count: 3, payPercent: 1000 },
      { rank: 0, count: 2, payPercent: 1000 },
      { rank: 5, count: 3, payPercent: 500 },
      { rank: 1, count: 2, payPercent: 300 },
      { rank: 2, count: 2, payPercent: 300 },
    ],
    returnPercent: 96,
  },
  bold: {
    stopsByRank: [1, 2, 3, 4, 5, 5],
    lines: [
      { rank: 0, count: 3, payPercent: 80_000 },
      { rank: 1, count: 3, payPercent: 12_000 },
      { rank: 2, count: 3, payPercent: 3000 },
      { rank: 0, count: 2, payPercent: 2500 },
      { rank: 3, count: 3, payPercent: 1500 },
      { rank: 4, count: 3, payPercent: 600 },
      { rank: 5, count: 3, payPercent: 500 },
      { rank: 1, count: 2, payPercent: 200 },
      { rank: 2, count: 2, payPercent: 200 },
    ],
    returnPercent: 96,
  },
};

/** The line that three reels make, or undefined when they pay nothing. At most one line fits three reels. */
export function findSlotLine(table: SlotTable, reels: readonly number[]): SlotLine | undefined {
  return table.lines.find((line) => reels.filter((rank) => rank === line.rank).length === line.count);
}

/** In how many of all combinations of stops a line comes. */
export function countSlotWays(table: SlotTable, line: SlotLine): number {
  const stops = table.stopsByRank[line.rank] ?? 0;
  const others = table.stopsByRank.reduce((sum, each) => sum + each, 0) - stops;
  return line.count === 3 ? stops ** 3 : 3 * stops ** 2 * others;
}
