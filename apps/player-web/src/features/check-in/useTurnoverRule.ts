import { useCheckInPlan } from '@kislap/api/react';
import { useText } from '@kislap/i18n';
import { useUserId } from '../../session/session';

/** What becomes of a prize of the check-in, as this operator has it; nothing while that is on its way. */
export function useTurnoverRule(): string {
  const text = useText();
  const { data: plan, error } = useCheckInPlan(useUserId() ?? 'guest');
  if (plan === undefined) return error === undefined ? '' : text('sign.rule5Unsaid');
  const { turnoverTimes: n } = plan;
  if (n === undefined) return text('sign.rule5Unsaid');
  return n === 0 ? text('sign.rule5Free') : text('sign.rule5', { n });
}
