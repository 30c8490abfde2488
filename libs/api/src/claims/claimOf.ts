import type { Peso } from '../contract/loose/peso';
import type { Score } from '../contract/loose/score';
import { moneyOfPeso } from '../mapping/moneyOfPeso';
import { moneyOfScore } from '../mapping/moneyOfScore';
import { optionalMoney } from '../mapping/optionalMoney';
import type { Claim } from './Claim';

/** Reads what every answer carries that gives something. */
export function claimOf(wire: {
  readonly am: Peso;
  readonly Score: Score;
  readonly needFlow?: Peso | undefined;
}): Claim {
  return {
    amount: moneyOfPeso(wire.am),
    balance: moneyOfScore(wire.Score),
    turnoverAdded: optionalMoney(wire.needFlow),
  };
}
