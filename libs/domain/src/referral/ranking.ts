import { compareMoney, type Money } from '../money';

/**
 * What the ranking of a week looks at.
 *
 * @example
 * const inviter: Inviter = { earned: moneyFromPeso(50), friends: 3 };
 * rankInviters([inviter]); // => [{ ...inviter, place: 1 }]
 */
export interface Inviter {
  readonly earned: Money;
  /** Friends who joined. */
  readonly friends: number;
}

/**
 * An inviter with a place in the ranking, from 1.
 *
 * @example
 * const first: Ranked<Inviter> = { earned: moneyFromPeso(50), friends: 3, place: 1 };
 * rankInviters([{ earned: moneyFromPeso(50), friends: 3 }]); // => [first]
 */
export type Ranked<Entry extends Inviter> = Entry & { readonly place: number };

/**
 * The ranking of inviters, first place first.
 *
 * Ranking rule: who earned more comes first, then who brought more friends; who is equal in both shares the place,
 * and the places after it are skipped.
 *
 * @see docs/rules.md#referral-ranking
 * @throws RangeError when what one earned is no amount
 * @example
 * const inviters = [10, 50, 50].map((pesos) => ({ earned: moneyFromPeso(pesos), friends: 1 }));
 * rankInviters(inviters).map(({ place }) => place); // => [1, 1, 3]
 */
export function rankInviters<Entry extends Inviter>(inviters: readonly Entry[]): readonly Ranked<Entry>[] {
  let place = 1;
  return [...inviters].sort(byStanding).map((entry, index, sorted) => {
    if (byStanding(sorted[index - 1] ?? entry, entry) !== 0) place = index + 1;
    return { ...entry, place };
  });
}

function byStanding(left: Inviter, right: Inviter): number {
  return compareMoney(right.earned, left.earned) || right.friends - left.friends;
}
