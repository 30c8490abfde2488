import type { Money } from '@kislap/domain';
import { moneyFromPeso } from '@kislap/domain';

const offered: readonly Money[] = [1, 5, 10, 20, 50, 100, 500].map(moneyFromPeso);

/**
 * The stakes that a game page offers between two limits. All are whole pesos, so that every pay in percent is exact
 * to the centavo and the published return holds to the last digit.
 */
export function listStakes(minimum: Money, maximum: Money): readonly Money[] {
  return offered.filter((stake) => stake >= minimum && stake <= maximum);
}
