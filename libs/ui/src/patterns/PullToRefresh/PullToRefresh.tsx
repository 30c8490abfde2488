import { useContext, useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';

import { fanBlades, litBlades } from '../../geometry/fan';
import { arrowClockwiseRegular } from '../../icons/games';
import { Button } from '../../primitives/Button/Button';
import { ScrollContainerContext } from '../PageFrame/scrolling';
import { button, fan, head, lit, unlit } from './PullToRefresh.css';

interface PullToRefreshProps {
  /** The answers are under way: the sign turns. */
  readonly isRefreshing: boolean;
  /** The player pulled far enough and let go. */
  readonly onRefresh: () => void;
  /** What is said while it is pulled and while it loads. */
  readonly texts: {
    /** While it is pulled, when letting go would refresh, while it refreshes, and on the button. */
    readonly pull: string;
    readonly release: string;
    readonly refreshing: string;
    readonly refresh: string;
  };
  /** What is refreshed. */
  readonly children: ReactNode;
}

const shape = { count: 9, outer: 20, inner: 10 } as const;
const blades = fanBlades(shape);
const EIGHTHS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Pulling a list down, or pressing the button where there is nothing to pull with, brings what is new. */
export function PullToRefresh({ isRefreshing, onRefresh, texts, children }: PullToRefreshProps) {
  const container = useContext(ScrollContainerContext);
  const pulled = usePull(container, isRefreshing, onRefresh);
  const progress = isRefreshing ? 1 : pulled;
  const word = isRefreshing ? texts.refreshing : pulled >= 1 ? texts.release : texts.pull;
  const litCount = litBlades(shape.count, progress);
  return (
    // One element: in a stack its folded head would hold a gap open.
    <div>
      <div className={head[EIGHTHS[Math.round(progress * 8)] ?? 0]} role="status">
        {progress > 0 && (
          <>
            <svg className={fan} viewBox={`0 0 ${shape.outer * 2} ${shape.outer + 2}`} aria-hidden="true">
              {blades.map((path, index) => (
                <path key={path} d={path} className={index < litCount ? lit : unlit} />
              ))}
            </svg>
            {word}
          </>
        )}
      </div>
      <div className={button}>
        <Button
          variant="text"
          size="sm"
          glyph={arrowClockwiseRegular}
          isLoading={isRefreshing}
          onClick={onRefresh}
        >
          {texts.refresh}
        </Button>
      </div>
      {children}
    </div>
  );
}

/** A finger has to travel this far, px, and what it pulls follows at half its pace. */
const ENOUGH_PX = 128;

/** How far the list has been pulled: 0 at rest, 1 when letting go refreshes. */
function usePull(container: HTMLElement | null | undefined, isOff: boolean, onPulled: () => void): number {
  const [progress, setProgress] = useState(0);
  const pulled = useEffectEvent(onPulled);
  useEffect(() => {
    if (container === null || container === undefined || isOff) return undefined;
    let startY: number | undefined;
    let reached = 0;
    const start = (event: TouchEvent) => {
      startY = container.scrollTop <= 0 ? event.touches[0]?.clientY : undefined;
      reached = 0;
    };
    const move = (event: TouchEvent) => {
      const y = event.touches[0]?.clientY;
      if (startY === undefined || y === undefined) return;
      if (container.scrollTop > 0) startY = y;
      reached = Math.min(1, Math.max(0, (y - startY) / ENOUGH_PX));
      if (reached > 0) event.preventDefault();
      setProgress(reached);
    };
    const end = () => {
      if (reached >= 1) pulled();
      startY = undefined;
      setProgress(0);
    };
    const options = { passive: true };
    container.addEventListener('touchstart', start, options);
    container.addEventListener('touchmove', move, { passive: false });
    container.addEventListener('touchend', end, options);
    container.addEventListener('touchcancel', end, options);
    return () => {
      container.removeEventListener('touchstart', start);
      container.removeEventListener('touchmove', move);
      container.removeEventListener('touchend', end);
      container.removeEventListener('touchcancel', end);
    };
  }, [container, isOff]);
  return progress;
}
