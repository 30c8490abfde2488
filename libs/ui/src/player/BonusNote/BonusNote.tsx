import { formatPeso, zeroMoney } from '@kislap/domain';
import type { BonusPreview, Money } from '@kislap/domain';
import { useText } from '@kislap/i18n';

import { sparkleDuotone } from '../../icons/menus';
import { Note } from '../../primitives/Note/Note';

interface BonusNoteProps {
  /** What is deposited. */
  readonly amount: Money;
  /** What the promotion would add, and what it asks for. */
  readonly preview: BonusPreview;
}

/** What a deposit would come to with its bonus: what is own, and what is locked until it is bet. The region is always there, so that a change is announced. */
export function BonusNote({ amount, preview }: BonusNoteProps) {
  const text = useText();
  return (
    <div role="status">
      {preview.total > zeroMoney && (
        <Note tone="success" glyph={sparkleDuotone}>
          {text('dep.parts', { own: formatPeso(amount), bonus: formatPeso(preview.total) })}
        </Note>
      )}
    </div>
  );
}
