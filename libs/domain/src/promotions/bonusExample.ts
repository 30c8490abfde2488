import { addMoney, type Money, type Percent, percentOfMoney } from '../money';
import { moneyFromUnits } from '../money/internal';

/**
 * What a deposit with a promotion comes to.
 *
 * @example
 * const [deposit, bonus, turnover] = [moneyFromPeso(100), moneyFromPeso(50), moneyFromPeso(150)];
 * const example: BonusExample = { deposit, bonus, turnover };
 * exampleOfBonus({ deposit, ratePercent: 50, depositTimes: 1, bonusTimes: 1 }); // => example
 */
export interface BonusExample {
  readonly deposit: Money;
  readonly bonus: Money;
  /** What has to be bet before a withdrawal. */
  readonly turnover: Money;
}

/**
 * Works out what a deposit with a promotion comes to, for a player to see before taking part.
 *
 * @see docs/rules.md#promotions
 * @example
 * const terms = { deposit: moneyFromPeso(500), ratePercent: 120, depositTimes: 1, bonusTimes: 10 };
 * pesoText(exampleOfBonus(terms).bonus); // => '600'
 * pesoText(exampleOfBonus(terms).turnover); // => '6500'
 */
export function exampleOfBonus(terms: {
  readonly deposit: Money;
  readonly ratePercent: Percent;
  readonly depositTimes: number;
  readonly bonusTimes: number;
}): BonusExample {
  const { deposit, ratePercent, depositTimes, bonusTimes } = terms;
  const bonus = percentOfMoney(deposit, ratePercent);
  const turnover = addMoney(repeated(deposit, depositTimes), repeated(bonus, bonusTimes));
  return { deposit, bonus, turnover };
}

/**
 * An amount so many times over.
 *
 * @see docs/rules.md#promotions
 */
export function repeated(money: Money, count: number): Money {
  return moneyFromUnits(moneyFromUnits(money) * Math.max(0, Math.trunc(count)));
}
