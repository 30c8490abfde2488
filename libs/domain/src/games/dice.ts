import type { Chance } from '../fairness';

/** The number that came, and whether the bet named it. */
export interface DiceOutcome {
  readonly engine: 'dice';
  /** 0 to the table's `sides` - 1. */
  readonly roll: number;
  /** What is paid, in percent of the stake; 0 for nothing. */
  readonly payPercent: number;
}

/** One thing to bet on: that the number falls between `from` and `to`, both included. */
export interface DiceBet {
  readonly id: string;
  /** A proper name instead of a description, the same in every language. */
  readonly name?: string;
  readonly from: number;
  readonly to: number;
  /** What is paid when it comes, in percent of the stake. */
  readonly payPercent: number;
}

/** The published odds of a number game: one fair number and the ranges one can bet on. */
export interface DiceTable {
  /** Numbers run from 0 to `sides` - 1. */
  readonly sides: number;
  readonly bets: readonly [DiceBet, ...DiceBet[]];
  /** What each bet pays back over all numbers, in percent of what it costs. Exact, and the same for every bet. */
  readonly returnPercent: number;
}

/** Rolls once for this bet. */
export function rollDice(random: Chance, table: DiceTable, bet: DiceBet): DiceOutcome {
  const roll = random.integer(table.sides);
  const isHit = roll >= bet.from && roll <= bet.to;
  return { engine: 'dice', roll, payPercent: isHit ? bet.payPercent : 0 };
}

/** The number games that exist. */
export type DiceVariant = 'overUnder' | 'steady' | 'duel' | 'wheel';

/** The number games. Every bet of every table pays back exactly 96 %. */
export const diceTables: Readonly<Record<DiceVariant, DiceTable>> = {
  /** Two ten-sided dice, 00 to 99: under or over a line. */
  overUnder: {
    sides: 100,
    bets: [
      { id: 'under-50', from: 0, to: 49, payPercent: 192 },
      { id: 'over-49', from: 50, to: 99, payPercent: 192 },
      { id: 'under-25', from: 0, to: 24, payPercent: 384 },
      { id: 'over-74', from: 75, to: 99, payPercent: 384 },
      { id: 'under-10', from: 0, to: 9, payPercent: 960 },
      { id: 'over-89', from: 90, to: 99, payPercent: 960 },
    ],
    returnPercent: 96,
  },
  /** The same dice for the patient: high chances, small wins. */
  steady: {
    sides: 100,
    bets: [
      { id: 'under-75', from: 0, to: 74, payPercent: 128 },
      { id: 'over-24', from: 25, to: 99, payPercent: 128 },
      { id: 'under-60', from: 0, to: 59, payPercent: 160 },
      { id: 'over-39', from: 40, to: 99, payPercent: 160 },
      { id: 'under-40', from: 0, to: 39, payPercent: 240 },
      { id: 'over-59', from: 60, to: 99, payPercent: 240 },
    ],
    returnPercent: 96,
  },
  /** Two sides of equal chance. */
  duel: {
    sides: 100,
    bets: [
      { id: 'over-49', name: 'Agila', from: 50, to: 99, payPercent: 192 },
      { id: 'under-50', name: 'Buwaya', from: 0, to: 49, payPercent: 192 },
    ],
    returnPercent: 96,
  },
  /** A wheel of 25 pockets: two halves of twelve, and the zero. */
  wheel: {
    sides: 25,
    bets: [
      { id: 'low-1-12', from: 1, to: 12, payPercent: 200 },
      { id: 'high-13-24', from: 13, to: 24, payPercent: 200 },
      { id: 'zero', from: 0, to: 0, payPercent: 2400 },
    ],
    returnPercent: 96,
  },
};
