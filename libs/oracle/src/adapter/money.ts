import {
  formatMoney,
  moneyFromPeso,
  moneyFromScore,
  percentOfMoney,
  pesoText,
  roundToCentavos,
  roundUpToCentavos,
  truncateToCentavos,
} from '@kislap/domain';
import type { Score } from '../money';
import { moneyOf, scoreOf } from './amounts';

export const shownByDomain = (score: number | string): string => formatMoney(moneyFromScore(score));

/** What JSON can hold in a field that should be an amount, typed or not. */
export function pesoReadByDomain(value: unknown): Score | 'throws' {
  const read: (wire: never) => Score = (wire) => scoreOf(moneyFromPeso(wire));
  return Reflect.apply(read, undefined, [value]);
}

export const plainByDomain = (score: Score): string => pesoText(moneyOf(score));

export const shareByDomain = (amount: Score, percent: number): Score =>
  scoreOf(percentOfMoney(moneyOf(amount), percent));

export const roundedByDomain = (score: Score) => ({
  cut: scoreOf(truncateToCentavos(moneyOf(score))),
  up: scoreOf(roundUpToCentavos(moneyOf(score))),
  halfUp: scoreOf(roundToCentavos(moneyOf(score))),
});
