import { ListTail } from './ListTail';
import type { ListTailProps } from './ListTail';
import { VirtualRows } from './VirtualRows';
import type { VirtualRowsProps } from './VirtualRows';

interface VirtualListProps<Item> extends VirtualRowsProps<Item> {
  /** What follows the last row, and how more is asked for. */
  readonly tail: ListTailProps;
}

/** A list as long as the record of years that loads as it is scrolled and keeps few rows in the document. */
export function VirtualList<Item>({ tail, renderRow, ...rows }: VirtualListProps<Item>) {
  return (
    <>
      <div role="list">
        <VirtualRows
          {...rows}
          renderRow={(item, index) => <div role="listitem">{renderRow(item, index)}</div>}
        />
      </div>
      <ListTail {...tail} />
    </>
  );
}
