import { useContext, useEffect, useEffectEvent, useRef } from 'react';

import { arrowClockwiseRegular } from '../../icons/games';
import { Icon } from '../../primitives/Icon/Icon';
import { Spinner } from '../../primitives/Spinner/Spinner';
import { ScrollContainerContext } from '../PageFrame/scrolling';
import { retry, tail } from './VirtualList.css';

/**
 * What follows the last loaded row: `more` can be asked for, `loading` has been asked for, `failed` waits for the
 * player, `end` is the end.
 */
export type ListFooterState = 'more' | 'loading' | 'failed' | 'end';

/** What the end of a list is told: how it stands, what is to be done, and its words. */
export interface ListFooterProps {
  /** Whether more can come, is coming, failed, or the end is reached. */
  readonly state: ListFooterState;
  /** The end is coming into sight. Called only while the state is `more`. */
  readonly onReachEnd: () => void;
  /** The player asks once more for the page that failed. */
  readonly onRetry: () => void;
  /** What each state says. */
  readonly texts: { readonly loading: string; readonly retry: string; readonly end: string };
}

/** How far before its end a list asks for more, px: a flick goes as far while an answer is on its way. */
const AHEAD_PX = 1000;

/**
 * The end of a list that loads as it is scrolled. After a failure it does not ask again by itself: a page that
 * fails would otherwise be asked for without end.
 */
export function ListFooter({ state, onReachEnd, onRetry, texts }: ListFooterProps) {
  const container = useContext(ScrollContainerContext);
  const ref = useRef<HTMLDivElement>(null);
  const reachEnd = useEffectEvent(onReachEnd);
  useEffect(() => {
    const element = ref.current;
    if (state !== 'more' || element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) reachEnd();
      },
      { root: container ?? null, rootMargin: `${AHEAD_PX}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [state, container]);
  return (
    <div ref={ref} className={tail} role="status">
      {state === 'loading' && <Spinner size="xs" label={texts.loading} />}
      {state === 'end' && texts.end}
      {state === 'failed' && (
        <button type="button" className={retry} onClick={onRetry}>
          <Icon glyph={arrowClockwiseRegular} size="sm" />
          {texts.retry}
        </button>
      )}
    </div>
  );
}
