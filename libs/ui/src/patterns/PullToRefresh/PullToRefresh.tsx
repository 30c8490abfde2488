import { useContext } from 'react';
import type { ReactNode } from 'react';

import { fanBlades } from '../../geometry/fanBlades';
import { litBlades } from '../../geometry/litBlades';
import { arrowClockwiseRegular } from '../../icons/glyphs/arrowClockwiseRegular';
import { Button } from '../../primitives/Button/Button';
import { ScrollContainerContext } from '../PageFrame';
import { button, fan, head, lit, unlit } from './PullToRefresh.css';
import { usePull } from './usePull';

interface PullToRefreshProps {
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
  readonly texts: {
    /** While it is pulled, when letting go would refresh, while it refreshes, and on the button. */
    readonly pull: string;
    readonly release: string;
    readonly refreshing: string;
    readonly refresh: string;
  };
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
    <>
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
    </>
  );
}
