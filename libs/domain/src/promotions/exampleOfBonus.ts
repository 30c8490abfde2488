import { addMoney } from '../money/addMoney';
import type { Money } from '../money/Money';
import type { Percent } from '../money/Percent';
import { percentOfMoney } from '../money/percentOfMoney';
import { zeroMoney } from '../money/zeroMoney';

/** What a deposit with a promotion comes to. */
export interface BonusExample {
  readonly deposit: Money;
  readonly bonus: Money;
  /** What has to be bet before a withdrawal. */
  readonly turnover: Money;
}

/** Works out what a deposit with a promotion comes to, for a player to see before taking part. */
export function exampleOfBonus(terms: {
  readonly deposit: Money;
  readonly ratePercent: Percent;
  readonly depositTimes: number;
  readonly bonusTimes: number;
}): BonusExample {
  const { deposit, ratePercent, depositTimes, bonusTimes } = terms;
  const bonus = percentOfMoney(deposit, ratePercent);
  const turnover = addMoney(times(deposit, depositTimes), times(bonus, bonusTimes));
  return { deposit, bonus, turnover };
}

function times(money: Money, count: number): Money {
  return Array.from({ length: Math.max(0, Math.trunc(count)) }, () => money).reduce(addMoney, zeroMoney);
}
