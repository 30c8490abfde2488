import { useRef } from 'react';
import type { ReactNode } from 'react';

import { xBold } from '../../icons/glyphs/xBold';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { Modal } from '../modal/Modal';
import type { ModalState } from '../modal/Modal';
import { ModalTitle } from '../modal/ModalTitle';
import { scrollable } from '../PageFrame/scrollable';
import { body, grabber, head, level, surface, title as titleStyle, titleLine } from './Sheet.css';
import { useDragDown } from './useDragDown';

interface SheetProps extends ModalState {
  readonly title: string;
  readonly closeLabel: string;
  /** Whether it can be pulled away. Never when it holds something typed. */
  readonly isDraggable?: boolean;
  readonly children: ReactNode;
}

/** Comes up from the bottom with something to pick or to read. */
export function Sheet({ title, closeLabel, isDraggable = true, children, ...modal }: SheetProps) {
  const surfaceRef = useRef<HTMLDivElement>(null);
  const drag = useDragDown(surfaceRef, () => modal.onDismiss('dragged'));
  return (
    <Modal {...modal} level={level} surface={surface} surfaceRef={surfaceRef} leavesByOutsideTap>
      <div className={head} {...(isDraggable ? drag : {})}>
        {isDraggable && <div className={grabber} />}
        <div className={titleLine}>
          <ModalTitle className={titleStyle}>{title}</ModalTitle>
          <IconButton glyph={xBold} label={closeLabel} onClick={() => modal.onDismiss('closeButton')} />
        </div>
      </div>
      <div className={body} {...scrollable}>
        {children}
      </div>
    </Modal>
  );
}
