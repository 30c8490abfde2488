import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactElement, RefObject } from 'react';

import type { RowPictures } from './RowPictures';
import type { RowPlaces } from './RowPlaces';
import type { RowSlots } from './RowSlots';
import { looseRow as looseStyle, row as rowStyle } from './VirtualList.css';

/** How a row of a list looks, beside those it stands between. */
export interface RowLook {
  readonly className?: string | undefined;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Its height is not that of what it draws alone: the element itself is measured. */
  readonly isLoose?: boolean;
}

/** The parts of a row, which stand in one element. */
export interface RowParts {
  readonly count: number;
  readonly className: string;
}

/** What the elements of a list are drawn from; the same until the list itself changes. */
export interface SlotList<Item> {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly renderRow: (item: Item, index: number, part: number) => ReactElement | null;
  /** Makes the rows the items of a list, which screen readers count. */
  readonly lookOf?: ((item: Item, index: number) => RowLook) | undefined;
  readonly places: RowPlaces;
  readonly pictures: RowPictures;
  readonly parts: RowParts | undefined;
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
  const index = useRow(slots, slot, 0);
  const { items, keyOf, lookOf, places, parts } = list;
  const item = items[index];
  const itemKey = item === undefined ? undefined : keyOf(item);
  const keyBefore = useRef(itemKey);
  useLayoutEffect(() => {
    if (keyBefore.current === itemKey) return;
    keyBefore.current = itemKey;
    // What was focused has left; the focus does not go over to what takes its place. Not in a cleanup: React gives the
    // focus back that is lost while it changes the document.
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && element.current?.contains(focused) === true) focused.blur();
  }, [itemKey]);
  const content = useContent({ list, index, part: 0, row: element });
  if (item === undefined) return null;
  const look = lookOf?.(item, index);
  const ofList = look !== undefined && {
    role: 'listitem',
    'aria-setsize': items.length,
    'aria-posinset': index + 1,
    'data-first': look.isFirst,
    'data-last': look.isLast,
  };
  const heightPx = look?.isLoose === true ? undefined : places.heightOf(index);
  return (
    <div
      ref={element}
      className={`${heightPx === undefined ? looseStyle : rowStyle} ${look?.className ?? ''}`}
      style={{ transform: `translateY(${Math.round(places.topOf(index))}px)`, height: heightPx }}
      data-row={index}
      {...ofList}
    >
      {parts === undefined ? (
        content
      ) : (
        <div className={parts.className}>
          {content}
          {Array.from({ length: parts.count - 1 }, (_, place) => (
            <Part key={place} part={place + 1} slot={slot} slots={slots} list={list} row={element} />
          ))}
        </div>
      )}
    </div>
  );
}

interface PartProps<Item> extends SlotProps<Item> {
  readonly part: number;
  readonly row: RefObject<HTMLElement | null>;
}

/** Another part of a row. It may follow a frame later, outside of what is seen. */
function Part<Item>({ part, slot, slots, list, row }: PartProps<Item>) {
  return useContent({ list, index: useRow(slots, slot, part), part, row });
}

/**
 * The row that a part of a slot shows now. Not a store of React's: for each row that comes, one of those leaves work that is
 * done after the frame, in a task of its own.
 */
function useRow(slots: RowSlots, slot: number, part: number): number {
  const [shown, setShown] = useState(() => ({ slots, row: slots.rowOf(slot, part) }));
  useLayoutEffect(() => {
    const take = () => {
      const row = slots.rowOf(slot, part);
      setShown((now) => (now.slots === slots && now.row === row ? now : { slots, row }));
    };
    // It may have taken another one since it was drawn.
    take();
    return slots.listen(slot, part, take);
  }, [slots, slot, part]);
  return shown.slots === slots ? shown.row : slots.rowOf(slot, part);
}

interface Content<Item> extends Pick<PartProps<Item>, 'list' | 'part' | 'row'> {
  readonly index: number;
}

/** What is drawn of an item: the same as before for the same item. */
function useContent<Item>({ list, index, part, row }: Content<Item>): ReactElement | null {
  const { items, renderRow, pictures } = list;
  const item = items[index];
  const content = useMemo(
    () => (item === undefined ? null : renderRow(item, index, part)),
    [item, index, part, renderRow],
  );
  useLayoutEffect(() => {
    if (row.current !== null) pictures.show(row.current);
  }, [content, pictures, row]);
  return content;
}
