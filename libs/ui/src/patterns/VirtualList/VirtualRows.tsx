import { memo, use, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactElement } from 'react';

import { ScrollContainerContext } from '../PageFrame/scrolling';
import { InLongListContext } from './inLongList';
import { blankUntilLoaded } from './RowPictures';
import type { RowPictures } from './RowPictures';
import { scrollBoxOf } from './scrollBox';
import { useRowPlaces } from './useRowPlaces';
import { useRowPictures } from './useRowPictures';
import { useShownRows } from './useShownRows';
import { looseRow as looseStyle, row as rowStyle, rows as rowsStyle } from './VirtualList.css';

export interface VirtualRowsProps<Item> {
  /** Everything in the list, in order. */
  readonly items: readonly Item[];
  /** What stays with an item wherever it moves. */
  readonly keyOf: (item: Item) => string;
  /**
   * One row. It is called for the rows in sight and must draw the same from the same item. The elements of a row that
   * has left are used again for one that comes.
   */
  readonly renderRow: (item: Item, index: number) => ReactElement;
  /** Height of a row in px at normal text size. Larger text is measured. */
  readonly rowHeight: number;
}

/** How a row of a list looks, beside those it stands between. */
export interface RowLook {
  readonly className?: string | undefined;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Its height is not that of what it draws alone: the element itself is measured. */
  readonly isLoose?: boolean;
}

interface LookedRowsProps<Item> extends VirtualRowsProps<Item> {
  /** Makes the rows the items of a list, which screen readers count. */
  readonly lookOf?: (item: Item, index: number) => RowLook;
  readonly className?: string | undefined;
}

/**
 * Rows, of which only those near the screen are in the document. They scroll with their screen, or with the document
 * outside one. Rows added above keep what is being read in place, except at the very start.
 */
export function VirtualRows<Item>(props: LookedRowsProps<Item>) {
  const { items, keyOf, renderRow, rowHeight, lookOf, className } = props;
  const container = use(ScrollContainerContext);
  const list = useRef<HTMLDivElement>(null);
  const box = useMemo(() => (container === null ? undefined : scrollBoxOf(container)), [container]);
  // Before the rows: they ask how fast the list goes.
  const pictures = useRowPictures(box);
  const { places, keyAt } = useRowPlaces({ items, keyOf, rowHeight, list });
  const { first, count, base } = useShownRows({ box, list, places, keyAt });
  const [Row] = useState(() => memo(Slot<Item>));
  const slots = Array.from({ length: box === undefined ? 0 : count }, (_, place) => {
    const index = first + ((((base + place - first) % count) + count) % count);
    const item = items[index];
    if (item === undefined) return null;
    const look = lookOf?.(item, index);
    return (
      <Row
        key={index % count}
        itemKey={keyOf(item)}
        index={index}
        topPx={places.topOf(index)}
        heightPx={look?.isLoose === true ? undefined : places.heightOf(index)}
        setSize={look && items.length}
        {...look}
        pictures={pictures}
        item={item}
        renderRow={renderRow}
      />
    );
  });
  return (
    <div
      ref={list}
      className={`${rowsStyle} ${className ?? ''}`}
      style={{ height: places.topOf(places.count) }}
      role={lookOf === undefined ? undefined : 'list'}
      onLoadCapture={({ target }) => target instanceof HTMLImageElement && blankUntilLoaded(target)}
    >
      <InLongListContext value={true}>{slots}</InLongListContext>
    </div>
  );
}

interface SlotProps<Item> extends Pick<VirtualRowsProps<Item>, 'renderRow'>, Partial<RowLook> {
  readonly item: Item;
  readonly itemKey: string;
  readonly index: number;
  readonly topPx: number;
  /** As tall as its row was measured; nothing outside depends on what is in it. */
  readonly heightPx: number | undefined;
  /** How many rows the list has, where it is one. */
  readonly setSize: number | undefined;
  readonly pictures: RowPictures;
}

/** The element of one row, for one item after another. */
function Slot<Item>(props: SlotProps<Item>) {
  const { item, itemKey, index, topPx, heightPx, setSize, className = '', pictures, renderRow } = props;
  const content = useMemo(() => renderRow(item, index), [item, index, renderRow]);
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const row = element.current;
    return () => {
      // What was focused has left; the focus does not go over to what takes its place.
      const focused = document.activeElement;
      if (focused instanceof HTMLElement && row?.contains(focused) === true) focused.blur();
    };
  }, [itemKey]);
  useLayoutEffect(() => {
    if (element.current !== null) pictures.show(element.current);
  }, [content, pictures]);
  const ofList = setSize !== undefined && {
    role: 'listitem',
    'aria-setsize': setSize,
    'aria-posinset': index + 1,
    'data-first': props.isFirst,
    'data-last': props.isLast,
  };
  return (
    <div
      ref={element}
      className={`${heightPx === undefined ? looseStyle : rowStyle} ${className}`}
      style={{ transform: `translateY(${Math.round(topPx)}px)`, height: heightPx }}
      data-row={index}
      {...ofList}
    >
      {content}
    </div>
  );
}
