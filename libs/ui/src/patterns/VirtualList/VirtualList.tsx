import { useCallback } from 'react';

import { list } from '../List/List.css';
import { ListFooter } from './ListFooter';
import type { ListFooterProps } from './ListFooter';
import { headline, piece } from './VirtualList.css';
import type { RowLook } from './placeRow';
import { VirtualRows } from './VirtualRows';
import type { VirtualRowsProps } from './VirtualRows';

interface VirtualListProps<Item> extends VirtualRowsProps<Item> {
  /** What follows the last row, and how more is asked for. */
  readonly tail: ListFooterProps;
  /** Whether this is no row but the name of those below it: each such group stands on its own card. */
  readonly isHeading?: (item: Item) => boolean;
  /** Rows that are the lines of a table stand on no card. */
  readonly isPlain?: boolean;
}

/** A list as long as the record of years that loads as it is scrolled and keeps few rows in the document. */
export function VirtualList<Item>({ tail, isPlain = false, isHeading, ...rows }: VirtualListProps<Item>) {
  const { items } = rows;
  const lookOf = useCallback(
    (item: Item, index: number): RowLook => {
      const isEdge = (other: Item | undefined) => other === undefined || isHeading?.(other) === true;
      const isFirst = isEdge(items[index - 1]);
      if (isPlain || isHeading === undefined) return { isFirst: isPlain || isFirst, isLast: false };
      if (isHeading(item)) return { className: headline, isFirst: true, isLast: false, isLoose: true };
      return { className: piece, isFirst, isLast: isEdge(items[index + 1]) };
    },
    [items, isPlain, isHeading],
  );
  return (
    <>
      <VirtualRows
        {...rows}
        lookOf={lookOf}
        className={isPlain || isHeading !== undefined ? undefined : list}
      />
      <ListFooter {...tail} />
    </>
  );
}
