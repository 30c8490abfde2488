import { moneyFromScore, scoreFromMoney, type Money } from '@kislap/domain';
import type { Score } from '../money';

/** A ledger amount of the oracle as the domain's. */
export const moneyOf = (score: Score): Money => moneyFromScore(Number(score));

/** A bound of the oracle, whose 0 is none, as the domain's. */
export const boundOf = (score: Score): Money | undefined => (score === 0n ? undefined : moneyOf(score));

/** The other way round. */
export const scoreOf = (money: Money): Score => BigInt(scoreFromMoney(money));
