import type { Random } from '../../kernel/Random';
import { drawInteger } from '../drawInteger';
import { findSlotLine } from './findSlotLine';
import type { SlotTable } from './SlotTable';

/** Three reels at rest. */
export interface SlotOutcome {
  readonly engine: 'slot';
  /** Rank of the symbol on each reel, left to right. */
  readonly reels: readonly number[];
  /** What is paid, in percent of the stake; 0 for nothing. */
  readonly payPercent: number;
}

const REEL_COUNT = 3;

/** Turns the reels once. Every stop of every reel is equally likely, whatever was drawn before. */
export function spinSlot(random: Random, table: SlotTable): SlotOutcome {
  const reel = table.stopsByRank.flatMap((stops, rank) => Array<number>(stops).fill(rank));
  const reels = Array.from({ length: REEL_COUNT }, () => reel[drawInteger(random, reel.length)] ?? 0);
  return { engine: 'slot', reels, payPercent: findSlotLine(table, reels)?.payPercent ?? 0 };
}
