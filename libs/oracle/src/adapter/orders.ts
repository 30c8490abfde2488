import { epochMillisecondsFrom, giveUpFrom, nextOrderLookup, openDepositOf, orderStep } from '@kislap/domain';
import type { Score } from '../money';
import type { Kind, OwnDeposit, Standing } from '../orders';
import { moneyOf } from './amounts';

export const nextByDomain = (postedAt: number, now: number): number =>
  nextOrderLookup(epochMillisecondsFrom(postedAt), epochMillisecondsFrom(now));

/** When is looked, if the answer to each lookup takes `answerMs`. */
export function lookupsByDomain(postedAt: number, answerMs: readonly number[]): readonly number[] {
  let now = postedAt;
  return answerMs.map((took) => {
    const at = nextByDomain(postedAt, now);
    now = at + took;
    return at;
  });
}

export const givenUpByDomain = (postedAt: number): number => giveUpFrom(epochMillisecondsFrom(postedAt));

export function warningByDomain(amount: Score, open: readonly OwnDeposit[], now: number): number | 'none' {
  const deposits = open.map((one) => ({
    amount: moneyOf(one.amount),
    madeAt: epochMillisecondsFrom(one.at),
  }));
  return openDepositOf(moneyOf(amount), deposits, epochMillisecondsFrom(now))?.madeAt ?? 'none';
}

export const stepByDomain = (named: string, kind: Kind, status: Standing): string =>
  orderStep(named, kind, status);
