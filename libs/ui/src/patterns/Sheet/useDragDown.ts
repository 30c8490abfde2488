import { useRef } from 'react';
import type { PointerEvent, RefObject } from 'react';

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
export function useDragDown(surfaceRef: RefObject<HTMLElement | null>, onPulled: () => void): DragHandlers {
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
