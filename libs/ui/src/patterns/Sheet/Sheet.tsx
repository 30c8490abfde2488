import { useRef } from 'react';
import type { PointerEvent, ReactNode, RefObject } from 'react';

import { xBold } from '../../icons/actions';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { Modal, ModalTitle } from '../modal/Modal';
import type { ModalState } from '../modal/Modal';
import { scrollable } from '../PageFrame/scrolling';
import { body, grabber, head, surface, title as titleStyle, titleLine } from './Sheet.css';

interface SheetProps extends ModalState {
  /** The heading. */
  readonly title: string;
  /** What the button that closes it is called, for those who hear it; left out, there is none: it waits for an answer. */
  readonly closeLabel?: string;
  /** Whether it can be pulled away. Never when it holds something typed. */
  readonly isDraggable?: boolean;
  /** What stands in it. */
  readonly children: ReactNode;
}

/** Comes up from the bottom with something to pick or to read. */
export function Sheet({ title, closeLabel, isDraggable = true, children, ...modal }: SheetProps) {
  const surfaceRef = useRef<HTMLDivElement>(null);
  const drag = useDragDown(surfaceRef, () => modal.onDismiss('dragged'));
  return (
    <Modal {...modal} surface={surface} surfaceRef={surfaceRef} leavesByOutsideTap>
      <div className={head} {...(isDraggable ? drag : {})}>
        {isDraggable && <div className={grabber} />}
        <div className={titleLine}>
          <ModalTitle className={titleStyle}>{title}</ModalTitle>
          {closeLabel !== undefined && (
            <IconButton glyph={xBold} label={closeLabel} onClick={() => modal.onDismiss('closeButton')} />
          )}
        </div>
      </div>
      <div className={body} {...scrollable}>
        {children}
      </div>
    </Modal>
  );
}

/** A pull this far, or this fast, closes. */
const FAR_PX = 96;
const FAST_PX_PER_MS = 0.6;

interface Drag {
  readonly startY: number;
  readonly startedAt: number;
}

/** Handlers for the part of a sheet that a finger pulls. */
interface DragHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: () => void;
}

/**
 * Lets a surface follow a finger downwards. Released far or fast enough, it calls `onPulled`; otherwise it returns.
 * The position is written to the element itself, so that following a finger renders nothing.
 */
function useDragDown(surfaceRef: RefObject<HTMLElement | null>, onPulled: () => void): DragHandlers {
  const drag = useRef<Drag | null>(null);
  const moveTo = (offsetPx: number) => {
    const surface = surfaceRef.current;
    if (surface !== null) surface.style.translate = offsetPx === 0 ? '' : `0 ${offsetPx}px`;
  };
  const end = () => {
    drag.current = null;
  };
  return {
    onPointerDown(event) {
      if (event.target instanceof Element && event.target.closest('button') !== null) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { startY: event.clientY, startedAt: event.timeStamp };
    },
    onPointerMove(event) {
      if (drag.current !== null) moveTo(Math.max(0, event.clientY - drag.current.startY));
    },
    onPointerUp(event) {
      if (drag.current === null) return;
      const pulledPx = event.clientY - drag.current.startY;
      const speed = pulledPx / Math.max(1, event.timeStamp - drag.current.startedAt);
      end();
      if (pulledPx > FAR_PX || (pulledPx > 0 && speed > FAST_PX_PER_MS)) onPulled();
      else moveTo(0);
    },
    onPointerCancel() {
      end();
      moveTo(0);
    },
  };
}
