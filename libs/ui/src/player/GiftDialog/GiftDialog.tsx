import type { Money as MoneyAmount } from '@kislap/domain';
import { Description } from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';

import { SuccessScene } from '../../art/scenes/SuccessScene';
import { level, surface } from '../../patterns/Dialog/Dialog.css';
import { Modal } from '../../patterns/modal/Modal';
import type { ModalState } from '../../patterns/modal/Modal';
import { ModalTitle } from '../../patterns/modal/ModalTitle';
import { Button } from '../../primitives/Button/Button';
import { Money } from '../../primitives/Money/Money';
import { actions, body, heading, text as textStyle, title as titleStyle, won } from './GiftDialog.css';
import { PrizeReveal } from './PrizeReveal';
import { wonSize } from './wonSize';

interface GiftDialogProps extends ModalState {
  /** What came into the balance. Without it the gift is something else, and the title says what. */
  readonly amount?: MoneyAmount;
  /** What happened: "Day 4 is yours". */
  readonly title: string;
  /** What comes next: "Tomorrow's blade holds ₱30.00." */
  readonly text?: string;
  /** The gift's own picture, about 96 px; the flower of success without one. */
  readonly picture?: ReactNode;
  readonly confirm: { readonly label: string; readonly onPress: () => void };
  readonly cancel?: { readonly label: string; readonly onPress: () => void };
}

/**
 * A gift has arrived: check-in, red packet, egg, monthly gift, relief. The heading holds the amount and what it was for,
 * so that focus on it reads both. The reveal plays once and rests.
 */
export function GiftDialog({ amount, title, text, picture, confirm, cancel, ...modal }: GiftDialogProps) {
  return (
    <Modal {...modal} level={level} surface={surface}>
      <div className={body}>
        <PrizeReveal hasRays={picture !== undefined}>{picture ?? <SuccessScene />}</PrizeReveal>
        <ModalTitle className={heading}>
          {amount !== undefined && (
            <>
              <span className={won[wonSize(amount)]}>
                <Money amount={amount} sign="always" />
              </span>{' '}
            </>
          )}
          <span className={titleStyle}>{title}</span>
        </ModalTitle>
        {text !== undefined && <Description className={textStyle}>{text}</Description>}
        <div className={actions}>
          {cancel !== undefined && (
            <Button variant="tonal" onClick={cancel.onPress}>
              {cancel.label}
            </Button>
          )}
          <Button onClick={confirm.onPress}>{confirm.label}</Button>
        </div>
      </div>
    </Modal>
  );
}
