import { addMoney, formatPeso, zeroMoney } from '@kislap/domain';
import type { BonusPreview, Money } from '@kislap/domain';
import { useText } from '@kislap/i18n';

import { sparkleDuotone } from '../../icons/menus';
import { Note } from '../../primitives/Note/Note';

interface BonusNoteProps {
  readonly amount: Money;
  readonly preview: BonusPreview;
}

/** What a deposit would come to with its bonus. The region is always there, so that a change is announced. */
export function BonusNote({ amount, preview }: BonusNoteProps) {
  const text = useText();
  return (
    <div role="status">
      {preview.total > zeroMoney && (
        <Note tone="success" glyph={sparkleDuotone}>
          {text('dep.willReach', {
            total: formatPeso(addMoney(amount, preview.total)),
            amount: formatPeso(amount),
            bonus: formatPeso(preview.total),
          })}
        </Note>
      )}
    </div>
  );
}
