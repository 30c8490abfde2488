import { isMoney } from './isMoney';
import type { Money } from './Money';
import { moneyFromUnits } from './moneyFromUnits';
import { zeroMoney } from './zeroMoney';

const wholeNumber = /^-?\d+$/;

/**
 * Money from a ledger score, the wire's integer ten-thousandths of a peso.
 *
 * Rule: an empty or unreadable score is 0; servers of this family also send numbers as text.
 *
 * @example
 * pesoText(moneyFromScore(11_500)); // => '1.15'
 * pesoText(moneyFromScore('unreadable')); // => '0'
 */
export function moneyFromScore(score: number | string | null | undefined): Money {
  const units = typeof score === 'string' && wholeNumber.test(score) ? Number(score) : score;
  return typeof units === 'number' && isMoney(units) ? moneyFromUnits(units) : zeroMoney;
}
