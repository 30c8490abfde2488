import { compareMoney, moneyFromPeso } from '@kislap/domain';

import type { DrawPrize } from './DrawPrize';
import type { PrizeArt } from './prizeArt';

/** From here on cash is a stack of coins and no longer a single one. */
const stackFrom = moneyFromPeso(50);

const artByKind = { thanks: 'thanks', mystery: 'mystery', fixed: 'chest' } as const;

/** The picture of a prize of the luck draw. Cash has two, by its size. */
export function drawPrizeArt({ kind, amount }: DrawPrize): PrizeArt {
  if (kind !== 'cash') return artByKind[kind];
  return amount !== undefined && compareMoney(amount, stackFrom) >= 0 ? 'stack' : 'coin';
}
