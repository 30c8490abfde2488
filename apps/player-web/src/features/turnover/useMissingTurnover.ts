import { useCashCheck } from '@kislap/api/react';
import { formatPeso, remainingTurnover, zeroMoney } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { useUserId } from '../../session/session';

/**
 * How much the player has to bet in all before anything can be withdrawn, as a sentence: turnover fills the oldest task
 * first, so that what one gift adds says little of when it can be withdrawn. Nothing while it is not known, and
 * where nothing is missing.
 */
export function useMissingTurnover(): string | undefined {
  const text = useText();
  const { data: cash } = useCashCheck(useUserId());
  if (cash === undefined) return undefined;
  const missing = remainingTurnover(cash);
  return missing > zeroMoney ? text('wdw.note1', { n: formatPeso(missing) }) : undefined;
}
