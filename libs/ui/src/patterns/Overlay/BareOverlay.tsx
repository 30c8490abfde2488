import type { ReactNode } from 'react';

import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { Modal } from '../modal/Modal';
import type { ModalState } from '../modal/Modal';
import { ModalTitle } from '../modal/ModalTitle';
import { bare, level, surface } from './Overlay.css';

interface BareOverlayProps extends ModalState {
  /** Spoken name of the overlay; what is drawn says it in its own way. */
  readonly title: string;
  readonly children: ReactNode;
}

/** An overlay that is one picture or one frame and draws its own ways out: the game launcher. */
export function BareOverlay({ title, children, ...modal }: BareOverlayProps) {
  return (
    <Modal {...modal} level={level} surface={surface({ enters: 'fromRight' })}>
      <VisuallyHidden>
        <ModalTitle className="">{title}</ModalTitle>
      </VisuallyHidden>
      <div className={bare}>{children}</div>
    </Modal>
  );
}
