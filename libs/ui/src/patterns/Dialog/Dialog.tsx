import { Description } from '@radix-ui/react-dialog';
import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';

import { Button } from '../../primitives/Button/Button';
import { Modal, ModalTitle } from '../modal/Modal';
import type { ModalState } from '../modal/Modal';
import { noteSurfaceChange } from '../modal/swallowEchoes';
import {
  actions,
  body,
  place,
  picture as pictureStyle,
  surface,
  text as textStyle,
  title as titleStyle,
} from './Dialog.css';

/** One way to answer a dialog. */
interface DialogAction {
  readonly label: string;
  readonly onPress: () => void;
  readonly isLoading?: boolean;
  /** What cannot be undone. */
  readonly isDestructive?: boolean;
  /** It looks like the other answer: nothing is advised. */
  readonly isPlain?: boolean;
}

interface DialogProps extends ModalState {
  /** The question, or what has happened. */
  readonly title: string;
  /** What follows from the answer. */
  readonly text?: string;
  /** A drawing over the title. */
  readonly picture?: ReactNode;
  /** The button that says yes. */
  readonly confirm: DialogAction;
  /** The button that leaves everything as it is. */
  readonly cancel?: Pick<DialogAction, 'label' | 'onPress'>;
  /** The field, when the dialog is a form of one field. Enter confirms. */
  readonly initialFocus?: 'heading' | 'field';
  /** Whether what lies behind can be made out: not when only its owner may see it. */
  readonly isBackgroundHidden?: boolean;
  /** More than a sentence: a field, a list. */
  readonly children?: ReactNode;
}

/**
 * A question that stands in the way until it is answered: one or two buttons. A tap outside does not leave, so that
 * nothing typed is lost.
 */
export function Dialog({ title, text, picture, confirm, cancel, children, ...modal }: DialogProps) {
  // With another question it is another dialog, in the place of the one that was pressed.
  useLayoutEffect(noteSurfaceChange, [title]);
  return (
    <Modal {...modal} place={place} surface={surface}>
      {picture !== undefined && <div className={pictureStyle}>{picture}</div>}
      <ModalTitle className={titleStyle}>{title}</ModalTitle>
      {text !== undefined && <Description className={textStyle}>{text}</Description>}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          confirm.onPress();
        }}
      >
        {children !== undefined && <div className={body}>{children}</div>}
        <div className={actions}>
          {cancel !== undefined && (
            <Button variant="tonal" isBlock onClick={cancel.onPress}>
              {cancel.label}
            </Button>
          )}
          <Button
            type="submit"
            isBlock
            variant={confirmVariant(confirm)}
            isLoading={confirm.isLoading === true}
          >
            {confirm.label}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

function confirmVariant({ isDestructive = false, isPlain = false }: DialogAction) {
  if (isDestructive) return 'danger';
  return isPlain ? 'tonal' : 'primary';
}
