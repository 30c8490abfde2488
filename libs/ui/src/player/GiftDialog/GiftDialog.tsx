import type { Money as MoneyAmount } from '@kislap/domain';
import { Description } from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';

import { PrizeRays } from '../../art/gifts/PrizeRays';
import { SuccessScene } from '../../art/scenes/SuccessScene';
import { place, surface } from '../../patterns/Dialog/Dialog.css';
import { Modal, ModalTitle } from '../../patterns/modal/Modal';
import type { ModalState } from '../../patterns/modal/Modal';
import { Button } from '../../primitives/Button/Button';
import { Money } from '../../primitives/Money/Money';
import { wonSize } from '../../primitives/Money/moneyParts';
import {
  actions,
  body,
  flyingPapers,
  heading,
  papers,
  prize,
  rays,
  reveal,
  text as textStyle,
  title as titleStyle,
  won,
} from './GiftDialog.css';

interface GiftDialogProps extends ModalState {
  /** What came into the balance. Without it the gift is something else, and the title says what. */
  readonly amount?: MoneyAmount;
  /** What happened: "Day 4 is yours". */
  readonly title: string;
  /** What comes next: "Get ₱30.00 tomorrow." */
  readonly text?: string;
  /** The gift's own picture, about 96 px; the flower of success without one. */
  readonly picture?: ReactNode;
  /** The button that takes the gift. */
  readonly confirm: { readonly label: string; readonly onPress: () => void };
  /** The button that leaves it for later. */
  readonly cancel?: { readonly label: string; readonly onPress: () => void };
}

/**
 * A gift has arrived: check-in, red packet, egg, monthly gift, relief. The heading holds the amount and what it was
 * for, so that focus on it reads both. The reveal plays once and rests.
 */
export function GiftDialog({ amount, title, text, picture, confirm, cancel, ...modal }: GiftDialogProps) {
  return (
    <Modal {...modal} place={place} surface={surface}>
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

interface PrizeRevealProps {
  /** Whether the picture has no light of its own and gets rays around it. */
  readonly hasRays?: boolean;
  readonly children: ReactNode;
}

/** A prize comes forward, its rays come up and papers fly, once. What was won is said in words beside it. */
function PrizeReveal({ hasRays = false, children }: PrizeRevealProps) {
  return (
    <div className={reveal} aria-hidden="true">
      {hasRays && (
        <div className={rays}>
          <PrizeRays />
        </div>
      )}
      {papers.map(({ x }, index) => (
        <span key={x} className={flyingPapers[index]} />
      ))}
      <div className={prize}>{children}</div>
    </div>
  );
}
