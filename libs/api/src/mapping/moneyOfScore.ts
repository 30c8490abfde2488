import { moneyFromScore, type Money } from '@kislap/domain';
import type { Score } from '../contract/loose/score';

/** Money from a ledger field of the wire. A peso field does not compile here. */
export function moneyOfScore(score: Score): Money {
  return moneyFromScore(score);
}
