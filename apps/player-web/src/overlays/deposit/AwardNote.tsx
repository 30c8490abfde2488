import { formatPeso, zeroMoney } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Note } from '@kislap/ui';
import type { DepositAward } from './useDepositForm';

interface AwardNoteProps {
  readonly award: DepositAward;
}

/**
 * What the channel adds of itself, before the deposit: whether it can be left, and that it is locked. The region is always
 * there, so that a change is announced.
 */
export function AwardNote({ award }: AwardNoteProps) {
  const text = useText();
  const { percent, isChoice, terms, amount, isElsewhereWithout } = award;
  const isAsked = isChoice && terms !== undefined && amount > zeroMoney;
  return (
    <div role="status">
      {isAsked && <Note>{text('dep.awardAsked', { bonus: formatPeso(amount) })}</Note>}
      {!isChoice && percent > 0 && (
        <Note>
          {text('dep.awardBound', { percent })} {isElsewhereWithout && text('dep.awardElse')}
        </Note>
      )}
    </div>
  );
}
