import type { Money as MoneyAmount } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { ReactNode } from 'react';

import type { DrawPrize } from '../../art/prizes/drawPrize';
import { PrizePicture } from '../../art/prizes/PrizePicture';
import { drawPrizeArt } from '../../art/prizes/drawPrize';
import type { ModalState } from '../../patterns/modal/Modal';
import { Sheet } from '../../patterns/Sheet/Sheet';
import { Inline } from '../../primitives/Inline/Inline';
import { Money } from '../../primitives/Money/Money';
import { Text } from '../../primitives/Text/Text';
import { usePrizeNews } from '../DrawWheel/WheelState';
import { actions as actionsStyle, body, moment, picture, ray, rays } from './PrizeSheet.css';

interface PrizeSheetProps extends ModalState {
  /** What was won. */
  readonly prize: DrawPrize;
  /** What the round collects for. */
  readonly goal: MoneyAmount;
  /** What happens with it: "You're at ₱67.50 of your ₱100.00 goal." */
  readonly note?: string | undefined;
  /** Two buttons at most: done, and what comes next. */
  readonly actions: ReactNode;
}

/** What a spin has brought. The title says it, so that it is read out when the sheet opens. */
export function PrizeSheet({ prize, goal, note, actions, ...modal }: PrizeSheetProps) {
  const text = useText();
  const newsOf = usePrizeNews(goal);
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

const RAYS = 20;

interface PrizeMomentProps {
  readonly prize: DrawPrize;
  /** A thank-you has none: nothing was won. */
  readonly hasRays: boolean;
}

/** The picture of a prize that comes up once and then rests. */
function PrizeMoment({ prize, hasRays }: PrizeMomentProps) {
  return (
    <div className={moment}>
      {hasRays && (
        <svg viewBox="0 -16 240 192" className={rays} aria-hidden="true">
          {Array.from({ length: RAYS }, (_, index) => (
            <path
              key={index}
              d="M181.9 76.7L215.9 74.9V85.1L181.9 83.3Z"
              transform={`rotate(${(index * 360) / RAYS} 120 80)`}
              className={ray}
            />
          ))}
        </svg>
      )}
      <div className={picture}>
        <PrizePicture kind={drawPrizeArt(prize)} size={120} />
      </div>
    </div>
  );
}
