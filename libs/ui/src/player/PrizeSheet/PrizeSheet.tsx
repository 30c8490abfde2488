import { useText } from '@kislap/i18n';
import type { ReactNode } from 'react';

import type { DrawPrize } from '../../art/prizes/DrawPrize';
import type { ModalState } from '../../patterns/modal';
import { Sheet } from '../../patterns/Sheet';
import { Inline } from '../../primitives/Inline/Inline';
import { Money } from '../../primitives/Money/Money';
import { Text } from '../../primitives/Text/Text';
import { usePrizeNews } from '../DrawWheel/usePrizeNews';
import { PrizeMoment } from './PrizeMoment';
import { actions as actionsStyle, body } from './PrizeSheet.css';

interface PrizeSheetProps extends ModalState {
  readonly prize: DrawPrize;
  /** What happens with it: "It is in your balance now." */
  readonly note?: string | undefined;
  /** Two buttons at most: done, and what comes next. */
  readonly actions: ReactNode;
}

/** What a spin has brought. The title says it, so that it is read out when the sheet opens. */
export function PrizeSheet({ prize, note, actions, ...modal }: PrizeSheetProps) {
  const text = useText();
  const newsOf = usePrizeNews();
  const isPrize = prize.kind !== 'thanks';
  return (
    <Sheet {...modal} title={newsOf(prize)} closeLabel={text('common.close')}>
      <div className={body}>
        <PrizeMoment prize={prize} hasRays={isPrize} />
        {isPrize && prize.amount !== undefined && <Money amount={prize.amount} size="amtXl" tone="money" />}
        {note !== undefined && (
          <Text size="sm" tone="muted">
            {note}
          </Text>
        )}
      </div>
      <div className={actionsStyle}>
        <Inline gap={2} isEven>
          {actions}
        </Inline>
      </div>
    </Sheet>
  );
}
