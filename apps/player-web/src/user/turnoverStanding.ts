import { remainingTurnover, turnoverPercent } from '@kislap/domain';
import type { CashCheck } from '@kislap/domain';
import type { TurnoverStanding } from '@kislap/ui';

/** The turnover as the kit shows it; 'unknown' is not zero. */
export function turnoverStanding(cash: CashCheck | undefined): TurnoverStanding | 'unknown' {
  if (cash === undefined) return 'unknown';
  return { percent: turnoverPercent(cash), left: remainingTurnover(cash) };
}
