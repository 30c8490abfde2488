import type { Inviter } from './Inviter';

/** An inviter with a place in the ranking, from 1. */
export type Ranked<Entry extends Inviter> = Entry & { readonly place: number };

/**
 * The ranking of inviters, first place first.
 *
 * Ranking rule: who earned more comes first, then who brought more friends; who is equal in both shares the place,
 * and the places after it are skipped.
 */
export function rankInviters<Entry extends Inviter>(inviters: readonly Entry[]): readonly Ranked<Entry>[] {
  return [...inviters].sort(byStanding).map((entry, _index, sorted) => ({
    ...entry,
    place: sorted.findIndex((other) => byStanding(other, entry) === 0) + 1,
  }));
}

function byStanding(left: Inviter, right: Inviter): number {
  return right.earned - left.earned || right.friends - left.friends;
}
