import { useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactElement, RefObject } from 'react';
import { Virtualizer, WindowVirtualizer } from 'virtua';

import { ScrollContainerContext } from '../PageFrame/scrolling';
import { useGrownAtStart } from './useGrownAtStart';

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
 * Rows, of which only those near the screen are in the document. They scroll with their screen, or with the document
 * outside one. Rows added above keep what is being read in place, except at the very start.
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

/** Pixels between the start of what scrolls and an element in it; follows what grows or shrinks above. */
function useOffsetIn(container: HTMLElement | null | undefined, ref: RefObject<HTMLElement | null>): number {
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (container === null || container === undefined || element === null) return undefined;
    const measure = () => {
      const fromTop = element.getBoundingClientRect().top - container.getBoundingClientRect().top;
      setOffset(Math.round(fromTop + container.scrollTop));
    };
    measure();
    let frame = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    for (const child of container.children) observer.observe(child);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [container, ref]);
  return offset;
}
