import type { Random } from '../../kernel/Random';
import { drawInteger } from '../drawInteger';
import type { DiceBet, DiceTable } from './DiceTable';

/** The number that came, and whether the bet named it. */
export interface DiceOutcome {
  readonly engine: 'dice';
  /** 0 to the table's `sides` - 1. */
  readonly roll: number;
  /** What is paid, in percent of the stake; 0 for nothing. */
  readonly payPercent: number;
}

/** Rolls once for this bet. */
export function rollDice(random: Random, table: DiceTable, bet: DiceBet): DiceOutcome {
  const roll = drawInteger(random, table.sides);
  const isHit = roll >= bet.from && roll <= bet.to;
  return { engine: 'dice', roll, payPercent: isHit ? bet.payPercent : 0 };
}
