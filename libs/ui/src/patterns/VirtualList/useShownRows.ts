import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

import type { RowPlaces } from './RowPlaces';
import type { ScrollBox } from './scrollBox';

/** Rows kept ready beyond each edge of the screen, px: as far as a quick finger comes in two frames. */
const BUFFER_PX = 160;
/** Until the screen has been measured. */
const FIRST_SCREEN_PX = 800;
/** So long after the last movement a list is at rest, ms. */
const REST_MS = 200;

/** Which rows are in the document. Their number never falls, so that each row that leaves can be used again. */
interface ShownRows {
  readonly first: number;
  readonly count: number;
  /**
   * The row that came first in the document when the list was last at rest. While it moves, the elements stay where they
   * are in the document and take the rows that are due; at rest they stand in the order of the rows again.
   */
  readonly base: number;
}

interface RowsOnScreen {
  readonly box: ScrollBox | undefined;
  readonly list: RefObject<HTMLElement | null>;
  readonly places: RowPlaces;
  readonly keyAt: (index: number) => string | undefined;
}

/**
 * The rows near the screen. Scrolling draws anew only when another row comes near. What is being read stays in its
 * place when rows come before it, or turn out to have another height.
 */
export function useShownRows({ box, list, places, keyAt }: RowsOnScreen): ShownRows {
  const [shown, setShown] = useState<ShownRows>(() => ({
    ...rowsBetween(places, 0, FIRST_SCREEN_PX, 0),
    base: 0,
  }));
  const at = useRef({ offset: 0, screen: FIRST_SCREEN_PX, read: 0, readKey: keyAt(0), readTop: 0 });

  const look = useEffectEvent((isMoving: boolean) => {
    if (box === undefined) return;
    const start = box.top() - at.current.offset;
    const read = places.indexAt(start);
    Object.assign(at.current, { read, readKey: keyAt(read), readTop: places.topOf(read) });
    setShown((now) => {
      const next = rowsBetween(places, start - BUFFER_PX, start + at.current.screen + BUFFER_PX, now.count);
      const base = isMoving ? now.base : next.first;
      const isSame = next.first === now.first && next.count === now.count && base === now.base;
      return isSame ? now : { ...next, base };
    });
  });

  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What moves now will be at rest. */
  const lookMoving = useEffectEvent(() => {
    look(true);
    clearTimeout(rest.current);
    rest.current = setTimeout(() => look(false), REST_MS);
  });

  const keepPlace = useEffectEvent(() => {
    if (box === undefined || box.top() <= 0) return;
    const { read, readKey, readTop } = at.current;
    const found = indexOf(readKey, read, places.count, keyAt);
    const movedPx = found === undefined ? 0 : places.topOf(found) - readTop;
    if (movedPx !== 0) box.moveBy(movedPx);
  });

  useLayoutEffect(() => {
    const element = list.current;
    if (box === undefined || element === null) return undefined;
    const measure = () => {
      // A page that is kept hidden has no size.
      if (box.height() === 0) return;
      at.current.screen = box.height();
      at.current.offset = box.offsetOf(element);
      lookMoving();
    };
    measure();
    const scroll = () => flushSync(() => lookMoving());
    box.target.addEventListener('scroll', scroll, { passive: true });
    const observer = new ResizeObserver(measure);
    for (const part of box.parts()) observer.observe(part);
    return () => {
      clearTimeout(rest.current);
      box.target.removeEventListener('scroll', scroll);
      observer.disconnect();
    };
  }, [box, list]);

  useLayoutEffect(() => {
    keepPlace();
    lookMoving();
  }, [places]);
  return shown;
}

/** Where a row is now: mostly where it was. */
function indexOf(
  key: string | undefined,
  guess: number,
  count: number,
  keyAt: (index: number) => string | undefined,
): number | undefined {
  if (key === undefined) return undefined;
  if (keyAt(guess) === key) return guess;
  for (let index = 0; index < count; index += 1) if (keyAt(index) === key) return index;
  return undefined;
}

function rowsBetween(places: RowPlaces, from: number, to: number, least: number) {
  const first = places.indexAt(from);
  const count = Math.min(places.count, Math.max(least, places.indexAt(to) - first + 1));
  return { first: Math.max(0, Math.min(first, places.count - count)), count };
}
