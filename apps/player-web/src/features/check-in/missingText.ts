import { formatMoney } from '@kislap/domain';
import type { CheckInCondition } from '@kislap/domain';
import type { TranslateText } from '@kislap/i18n';

const amounts = {
  totalDeposit: 'sign.tipAll',
  dayDeposit: 'sign.tipDay',
  dayTurnover: 'sign.tipFlow',
} as const;

/** What today's check-in still takes: the first of its conditions that is not met. */
export function missingText(conditions: readonly CheckInCondition[] = [], text: TranslateText): string {
  for (const condition of conditions) {
    if ('missing' in condition) {
      const { type, missing } = condition;
      if (missing !== undefined) return text(amounts[type], { x: formatMoney(missing) });
    } else if (!condition.isMet) {
      return condition.type === 'vip' ? text('sign.tipVip', { n: condition.need }) : text('sign.tipOrder');
    }
  }
  return text('sign.notYet');
}
