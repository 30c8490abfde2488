import type { Money } from '@kislap/domain';
import { vipLevels } from '../catalogue/vipLevels';

/** The VIP level that a player has earned. A level once reached stays, so the caller takes the higher of both. */
export function vipLevelOf(totals: { readonly deposit: Money; readonly turnover: Money }): number {
  const reached = vipLevels.filter(
    (rule) => totals.deposit >= rule.deposit && totals.turnover >= rule.turnover,
  );
  return Math.max(0, ...reached.map((rule) => rule.level));
}
