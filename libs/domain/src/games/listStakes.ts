import type { Money } from '../money';
import { moneyFromPeso } from '../money';

const usual: readonly Money[] = [1, 5, 10, 20, 50, 100, 200, 500].map(moneyFromPeso);
const high: readonly Money[] = [1, 5, 10, 50, 100, 500, 1000, 5000].map(moneyFromPeso);
const largestUsual = moneyFromPeso(500);

/**
 * The stakes that a game page offers between two limits. All are whole pesos, so that every pay in percent is exact
 * to the centavo and the published return holds to the last digit.
 */
export function listStakes(minimum: Money, maximum: Money): readonly Money[] {
  const ladder = maximum > largestUsual ? high : usual;
  return ladder.filter((stake) => stake >= minimum && stake <= maximum);
}
