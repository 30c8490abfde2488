import { moneyFromPeso } from '@kislap/domain';
import type { CheckInBlade } from '@kislap/domain';

const prizes = [5, 8, 10, 20, 30, 50, 88];

/** A week of check-ins for stories and tests, each day in its own state. */
export function checkInWeek(states: readonly CheckInBlade['state'][]): readonly CheckInBlade[] {
  return states.map((state, index) => ({
    day: index + 1,
    reward: { prizeType: 1, prize: moneyFromPeso(prizes[index] ?? 0) },
    state,
  }));
}
