import type { Money } from '../money/Money';

/**
 * How much has to be bet before money can be withdrawn, and how much has been.
 *
 * @example
 * const standing: TurnoverStanding = { neededTurnover: moneyFromPeso(100), doneTurnover: moneyFromPeso(40) };
 * pesoText(remainingTurnover(standing)); // => '60'
 */
export interface TurnoverStanding {
  readonly neededTurnover: Money;
  readonly doneTurnover: Money;
}
