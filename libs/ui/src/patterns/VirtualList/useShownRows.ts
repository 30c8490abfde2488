import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

import { dueRows, rowsThatCome, urgentRows } from './dueRows';
import { RestWatch } from './RestWatch';
import type { RowPictures } from './RowPictures';
import type { RowPlaces } from './RowPlaces';
import { RowSlots } from './RowSlots';
import { watchBox } from './scrollBox';
import { useBeside } from './useBeside';
import type { ScrollBox } from './scrollBox';

/** Until the screen has been measured. */
const FIRST_SCREEN_PX = 800;
/** So long after the last movement a list is at rest, ms. */
const REST_MS = 200;

/** Which rows are in the document. Their number never falls, so that each row that leaves can be used again. */
interface ShownRows {
  readonly slots: RowSlots;
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
  /** They ask how fast the list goes. */
  readonly pictures: RowPictures;
}

/**
 * The rows near the screen. Scrolling draws anew only the rows that come, while there is time one a frame. What is being
 * read stays in its place when rows come before it, or turn out to have another height.
 */
export function useShownRows({ box, list, places, keyAt, pictures }: RowsOnScreen): ShownRows {
  const [{ slots, base }, setShown] = useState(() => firstRows(places));
  const [rest] = useState(() => new RestWatch(REST_MS));
  const beside = useBeside();
  const at = useRef({ ...unmeasured, read: 0, readKey: keyAt(0), readTop: 0 });

  const look = useEffectEvent((isMoving: boolean, topPx = box?.top()) => {
    if (topPx === undefined) return;
    const { offset, screen, start: startBefore, movedPx: movedBefore } = at.current;
    const start = topPx - offset;
    const read = places.indexAt(start);
    // What changes its size while the list runs does not turn it round.
    const movedPx = isMoving ? start - startBefore || movedBefore : 0;
    Object.assign(at.current, { start, movedPx, read, readKey: keyAt(read), readTop: places.topOf(read) });
    const sight = { start, screen, movedPx };
    beside.follow(sight, places, box?.target);
    const { first, count } = dueRows(places, sight, slots.count);
    if (count !== slots.count) setShown({ slots: new RowSlots(first, count), base: first });
    else if (isMoving) slots.show(first, urgentRows(places, sight), rowsThatCome(places, sight));
    else {
      slots.show(first, { first, end: first + count }, 0);
      slots.rest();
      setShown((now) => (now.base === first ? now : { ...now, base: first }));
    }
  });

  /** What moves now will be at rest. */
  const lookMoving = useEffectEvent((topPx?: number) => {
    look(true, topPx);
    rest.move(() => look(false));
  });

  const keepPlace = useEffectEvent(() => {
    if (box === undefined || box.top() <= 0) return;
    const { read, readKey, readTop } = at.current;
    const found = indexOf(readKey, read, places.count, keyAt);
    if (found !== undefined && places.topOf(found) !== readTop) box.moveBy(places.topOf(found) - readTop);
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
    const onScroll = () => {
      // Asked once: each time the browser looks whether anything is to be laid out.
      const topPx = box.top();
      pictures.move(topPx, performance.now());
      flushSync(() => lookMoving(topPx));
    };
    const stop = watchBox(box, { onScroll, onResize: measure });
    return () => {
      rest.stop();
      stop();
    };
  }, [box, list, pictures, rest]);

  useLayoutEffect(() => {
    keepPlace();
    lookMoving();
  }, [places]);
  return { slots, base };
}

const unmeasured = { offset: 0, screen: FIRST_SCREEN_PX, start: 0, movedPx: 0 };

function firstRows(places: RowPlaces): ShownRows {
  const { first, count } = dueRows(places, unmeasured, 0);
  return { slots: new RowSlots(first, count), base: first };
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
