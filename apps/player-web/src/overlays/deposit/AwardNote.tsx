import { useText } from '@kislap/i18n';
import { Note } from '@kislap/ui';
import type { DepositAward } from './useDepositForm';

/** What comes with every deposit of a channel, and that it is locked. What can be left has a card. */
export function AwardNote({ boundPercent: percent }: DepositAward) {
  const text = useText();
  return percent > 0 && <Note>{text('dep.awardBound', { percent })}</Note>;
}
