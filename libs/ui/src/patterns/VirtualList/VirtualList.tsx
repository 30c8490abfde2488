import type { ReactElement } from 'react';

import { list } from '../List/List.css';
import { ListFooter } from './ListFooter';
import type { ListFooterProps } from './ListFooter';
import { headline, piece } from './VirtualList.css';
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
  const { items, renderRow } = rows;
  const isEdge = (item: Item | undefined) => item === undefined || isHeading?.(item) === true;
  const draw = (item: Item, index: number): ReactElement => {
    const isFirst = isEdge(items[index - 1]);
    if (isPlain || isHeading === undefined)
      return <ListItem isFirst={isPlain || isFirst} row={renderRow(item, index)} />;
    if (isHeading(item)) return <ListItem className={headline} isFirst row={renderRow(item, index)} />;
    const isLast = isEdge(items[index + 1]);
    return <ListItem className={piece} isFirst={isFirst} isLast={isLast} row={renderRow(item, index)} />;
  };
  return (
    <>
      <div role="list" className={isPlain || isHeading !== undefined ? undefined : list}>
        <VirtualRows {...rows} renderRow={draw} />
      </div>
      <ListFooter {...tail} />
    </>
  );
}

interface ListItemProps {
  readonly className?: string;
  readonly isFirst: boolean;
  readonly isLast?: boolean;
  readonly row: ReactElement;
}

function ListItem({ className, isFirst, isLast = false, row }: ListItemProps) {
  return (
    <div role="listitem" className={className} data-first={isFirst} data-last={isLast}>
      {row}
    </div>
  );
}
