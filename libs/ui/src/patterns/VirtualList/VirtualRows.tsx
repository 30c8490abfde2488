import { memo, use, useMemo, useRef, useState } from 'react';
import type { ReactElement } from 'react';

import { ScrollContainerContext } from '../PageFrame/scrolling';
import { InLongListContext } from './inLongList';
import { blankUntilLoaded } from './RowPictures';
import { scrollBoxOf } from './scrollBox';
import { Slot } from './Slot';
import type { SlotList, SlotProps } from './Slot';
import { useRowPictures } from './useRowPictures';
import { useRowPlaces } from './useRowPlaces';
import { useShownRows } from './useShownRows';
import { rows as rowsStyle } from './VirtualList.css';

export interface VirtualRowsProps<Item> {
  /** Everything in the list, in order. */
  readonly items: readonly Item[];
  /** What stays with an item wherever it moves. */
  readonly keyOf: (item: Item) => string;
  /**
   * One row. It is called for the rows in sight and must draw the same from the same item. The elements of a row that has
   * left are used again for one that comes.
   */
  readonly renderRow: (item: Item, index: number) => ReactElement | null;
  /** Does by hand what `renderRow` does, for a list that runs: rendering takes a slow phone longer than a frame lasts. */
  readonly refillRow?: SlotList<Item>['refillRow'];
  /** Height of a row in px at normal text size. Larger text is measured. */
  readonly rowHeight: number;
}

interface LookedRowsProps<Item> extends VirtualRowsProps<Item>, Pick<SlotList<Item>, 'lookOf'> {
  readonly className?: string | undefined;
}

/**
 * Rows, of which only those near the screen are in the document. They scroll with their screen, or with the document
 * outside one. Rows added above keep what is being read in place, except at the very start.
 */
export function VirtualRows<Item>(props: LookedRowsProps<Item>) {
  const { items, keyOf, renderRow, refillRow, rowHeight, lookOf, className } = props;
  const container = use(ScrollContainerContext);
  const list = useRef<HTMLDivElement>(null);
  const box = useMemo(() => (container === null ? undefined : scrollBoxOf(container)), [container]);
  const pictures = useRowPictures();
  const { places, keyAt } = useRowPlaces({ items, keyOf, rowHeight, list });
  const { slots, base } = useShownRows({ box, list, places, keyAt, pictures });
  const drawn = useMemo(
    () => ({ items, keyOf, renderRow, refillRow, lookOf, places, pictures }),
    [items, keyOf, renderRow, refillRow, lookOf, places, pictures],
  );
  const [Row] = useState(() => memo<SlotProps<Item>>(Slot));
  const { count } = slots;
  return (
    <div
      ref={list}
      className={`${rowsStyle} ${className ?? ''}`}
      style={{ height: places.topOf(places.count) }}
      role={lookOf === undefined ? undefined : 'list'}
      onLoadCapture={({ target }) => target instanceof HTMLImageElement && blankUntilLoaded(target)}
    >
      <InLongListContext value={true}>
        {Array.from({ length: box === undefined ? 0 : count }, (_, place) => {
          const slot = (base + place) % count;
          return <Row key={slot} slot={slot} slots={slots} list={drawn} />;
        })}
      </InLongListContext>
    </div>
  );
}
