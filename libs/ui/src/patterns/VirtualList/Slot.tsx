import { Fragment, useLayoutEffect, useMemo, useRef } from 'react';
import type { ReactElement, RefObject } from 'react';

import { placeRow, rowProps } from './placeRow';
import type { RowLook } from './placeRow';
import type { RowPictures } from './RowPictures';
import type { RowPlaces } from './RowPlaces';
import type { RowSlots } from './RowSlots';
import { useRefilledRow } from './useRefilledRow';

/** What the elements of a list are drawn from; the same until the list itself changes. */
export interface SlotList<Item> {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly renderRow: (item: Item, index: number) => ReactElement | null;
  /**
   * Makes what `renderRow` has drawn for another item that of this one, to the last attribute but what it does when it is
   * pressed. `false`, with nothing touched, where other elements are needed: the row is rendered then.
   */
  readonly refillRow?: ((row: HTMLElement, item: Item) => boolean) | undefined;
  /** Makes the rows the items of a list, which screen readers count. */
  readonly lookOf?: ((item: Item, index: number) => RowLook) | undefined;
  readonly places: RowPlaces;
  readonly pictures: RowPictures;
}

export interface SlotProps<Item> {
  /** Which of the elements this is, from 0. */
  readonly slot: number;
  /** Tells which row is due. */
  readonly slots: RowSlots;
  /** What it draws that row from. */
  readonly list: SlotList<Item>;
}

/** The element of one row, for one item after another. It hears by itself which is due. */
export function Slot<Item>({ slot, slots, list }: SlotProps<Item>) {
  const element = useRef<HTMLDivElement>(null);
  const { items, keyOf, lookOf, places, refillRow, pictures } = list;
  const shownKey = useRef<string>(undefined);
  const placeOf = (item: Item, index: number) => ({
    index,
    topPx: places.topOf(index),
    heightPx: places.heightOf(index),
    size: items.length,
    look: lookOf?.(item, index),
  });
  const refill = (due: number): boolean => {
    const [row, item] = [element.current, items[due]];
    if (refillRow === undefined || row === null || item === undefined) return false;
    const place = placeOf(item, due);
    if (place.look?.isLoose === true || !refillRow(row, item)) return false;
    placeRow(row, place);
    showsNow(row, keyOf(item), shownKey);
    pictures.show(row);
    return true;
  };
  const { index, generation, catchUp } = useRefilledRow({ slots, slot, refill });
  const item = items[index];
  const itemKey = item === undefined ? undefined : keyOf(item);
  useLayoutEffect(() => showsNow(element.current, itemKey, shownKey), [itemKey]);
  const content = useContent({ list, index, row: element });
  if (item === undefined) return null;
  return (
    <div
      ref={element}
      {...rowProps(placeOf(item, index))}
      onPointerDownCapture={catchUp}
      onClickCapture={catchUp}
      onFocusCapture={catchUp}
    >
      <Fragment key={generation}>{content}</Fragment>
    </div>
  );
}

/**
 * What was focused has left; the focus does not go over to what takes its place. Not in a cleanup: React gives the focus
 * back that is lost while it changes the document.
 */
function showsNow(
  row: HTMLElement | null,
  key: string | undefined,
  shown: RefObject<string | undefined>,
): void {
  if (shown.current === key) return;
  shown.current = key;
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused !== document.body && row?.contains(focused) === true)
    focused.blur();
}

interface Content<Item> extends Pick<SlotProps<Item>, 'list'> {
  readonly index: number;
  readonly row: RefObject<HTMLElement | null>;
}

/** What is drawn of an item: the same as before for the same item. */
function useContent<Item>({ list, index, row }: Content<Item>): ReactElement | null {
  const { items, renderRow, pictures } = list;
  const item = items[index];
  const content = useMemo(
    () => (item === undefined ? null : renderRow(item, index)),
    [item, index, renderRow],
  );
  useLayoutEffect(() => {
    if (row.current !== null) pictures.show(row.current);
  }, [content, pictures, row]);
  return content;
}
