import { useContext, useMemo, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { Virtualizer, WindowVirtualizer } from 'virtua';

import { ScrollContainerContext } from '../PageFrame';
import { useGrownAtStart } from './useGrownAtStart';
import { useOffsetIn } from './useOffsetIn';

export interface VirtualRowsProps<Item> {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  /** One row. It is called for the rows in sight and must draw the same from the same item. */
  readonly renderRow: (item: Item, index: number) => ReactElement;
  /** Height of a row in px at normal text size. Larger text is measured. */
  readonly rowHeight: number;
}

/** Rows kept ready beyond the edges of the screen, px. */
const BUFFER_PX = 300;

/**
 * Rows, of which only those near the screen are in the document. They scroll with the screen they stand on, or with
 * the document where there is no screen around them. Rows that come before them leave what is being read where it is;
 * at the very start of the screen they are seen to come.
 */
export function VirtualRows<Item>({ items, keyOf, renderRow, rowHeight }: VirtualRowsProps<Item>) {
  const container = useContext(ScrollContainerContext);
  const ref = useRef<HTMLDivElement>(null);
  const scrollRef = useMemo(() => ({ current: container ?? null }), [container]);
  const startMargin = useOffsetIn(container, ref);
  const [isScrolled, setScrolled] = useState(false);
  const hasGrownAtStart = useGrownAtStart(items, keyOf);
  const shared = {
    data: items,
    itemSize: rowHeight,
    bufferSize: BUFFER_PX,
    shift: isScrolled && hasGrownAtStart,
  };
  const row = (item: Item, index: number) => <div key={keyOf(item)}>{renderRow(item, index)}</div>;
  return (
    <div ref={ref}>
      {container === undefined && (
        <WindowVirtualizer {...shared} onScroll={() => setScrolled(window.scrollY > 0)}>
          {row}
        </WindowVirtualizer>
      )}
      {container !== undefined && container !== null && (
        <Virtualizer
          {...shared}
          scrollRef={scrollRef}
          startMargin={startMargin}
          onScroll={() => setScrolled(container.scrollTop > 0)}
        >
          {row}
        </Virtualizer>
      )}
    </div>
  );
}
