import type { Chance } from '../fairness';
import { drawSome } from './drawSome';

/** A scratched ticket. */
export interface ScratchOutcome {
  readonly engine: 'scratch';
  /** Rank of the symbol in each of the nine fields, row by row. */
  readonly fields: readonly number[];
  /** What is paid, in percent of the stake; 0 for nothing. */
  readonly payPercent: number;
}

/** The published odds of a ticket: a print run, and how many of its tickets have three alike of each symbol. */
export interface ScratchTable {
  readonly tickets: number;
  /** By rank of the symbol, rarest first. */
  readonly prizes: readonly { readonly tickets: number; readonly payPercent: number }[];
  /** What the whole print run pays back, in percent of what it costs. Exact. */
  readonly returnPercent: number;
}

const FIELDS = 9;
const ALIKE = 3;

/** Buys one ticket. Each comes from a full print run, so every ticket of it is equally likely each time. */
export function scratchTicket(random: Chance, table: ScratchTable): ScratchOutcome {
  let ticket = random.integer(table.tickets);
  const rank = table.prizes.findIndex(({ tickets }) => {
    ticket -= tickets;
    return ticket < 0;
  });
  return {
    engine: 'scratch',
    fields: printFields(random, rank, table.prizes.length),
    payPercent: table.prizes[rank]?.payPercent ?? 0,
  };
}

/** Three fields of the prize's symbol if there is one, all others drawn from two of each, in random order. */
function printFields(random: Chance, prizeRank: number, ranks: number): number[] {
  const prize = prizeRank < 0 ? [] : Array<number>(ALIKE).fill(prizeRank);
  const pool = Array.from({ length: ranks }, (_, rank) => (rank === prizeRank ? [] : [rank, rank])).flat();
  const others = drawSome(random, pool, FIELDS - prize.length);
  return drawSome(random, [...prize, ...others], FIELDS);
}

/** The tickets that exist, from many small prizes to few large ones. */
export type ScratchVariant = 'gentle' | 'lively' | 'bold' | 'grand';

/** The tickets. Each print run pays back exactly 96 %. */
export const scratchTables: Readonly<Record<ScratchVariant, ScratchTable>> = {
  gentle: {
    tickets: 1000,
    prizes: [
      { tickets: 1, payPercent: 10_000 },
      { tickets: 4, payPercent: 2500 },
      { tickets: 10, payPercent: 1200 },
      { tickets: 40, payPercent: 500 },
      { tickets: 120, payPercent: 200 },
      { tickets: 200, payPercent: 100 },
    ],
    returnPercent: 96,
  },
  lively: {
    tickets: 5000,
    prizes: [
      { tickets: 2, payPercent: 30_000 },
      { tickets: 16, payPercent: 4000 },
      { tickets: 80, payPercent: 1000 },
      { tickets: 200, payPercent: 400 },
      { tickets: 500, payPercent: 200 },
      { tickets: 800, payPercent: 120 },
    ],
    returnPercent: 96,
  },
  bold: {
    tickets: 10_000,
    prizes: [
      { tickets: 2, payPercent: 70_000 },
      { tickets: 15, payPercent: 10_000 },
      { tickets: 60, payPercent: 2500 },
      { tickets: 200, payPercent: 800 },
      { tickets: 600, payPercent: 300 },
      { tickets: 1200, payPercent: 150 },
    ],
    returnPercent: 96,
  },
  grand: {
    tickets: 20_000,
    prizes: [
      { tickets: 1, payPercent: 200_000 },
      { tickets: 10, payPercent: 20_000 },
      { tickets: 100, payPercent: 3000 },
      { tickets: 400, payPercent: 1000 },
      { tickets: 1000, payPercent: 320 },
      { tickets: 2500, payPercent: 200 },
    ],
    returnPercent: 96,
  },
};
