import { useContext, useMemo, useRef } from 'react';
import type { ReactElement } from 'react';
import { Virtualizer, WindowVirtualizer } from 'virtua';
import { ScrollContainerContext } from '../PageFrame';
import { ListTail } from './ListTail';
import type { ListTailProps } from './ListTail';
import { useOffsetIn } from './useOffsetIn';

interface VirtualListProps<Item> {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  /** One row. It is called for the rows in sight and must draw the same from the same item. */
  readonly renderRow: (item: Item, index: number) => ReactElement;
  /** Height of a row in px at normal text size. Larger text is measured. */
  readonly rowHeight: number;
  readonly tail: ListTailProps;
}

/** Rows kept ready beyond the edges of the screen, px. */
const BUFFER_PX = 300;

/**
 * A list as long as the record of years, with no more rows in the document than fit on the screen. It scrolls with
 * the screen it stands on, or with the document where there is no screen around it.
 */
export function VirtualList<Item>({ items, keyOf, renderRow, rowHeight, tail }: VirtualListProps<Item>) {
  const container = useContext(ScrollContainerContext);
  const ref = useRef<HTMLDivElement>(null);
  const scrollRef = useMemo(() => ({ current: container ?? null }), [container]);
  const startMargin = useOffsetIn(container, ref);
  const shared = { data: items, itemSize: rowHeight, bufferSize: BUFFER_PX };
  const row = (item: Item, index: number) => <div key={keyOf(item)}>{renderRow(item, index)}</div>;
  return (
    <>
      <div ref={ref}>
        {container === undefined && <WindowVirtualizer {...shared}>{row}</WindowVirtualizer>}
        {container !== undefined && container !== null && (
          <Virtualizer {...shared} scrollRef={scrollRef} startMargin={startMargin}>
            {row}
          </Virtualizer>
        )}
      </div>
      <ListTail {...tail} />
    </>
  );
}
