import { useDeferredValue } from 'react';

/** Whether, in this very drawing, rows have come before the ones that were there, and nothing else has changed. */
export function useGrownAtStart<Item>(items: readonly Item[], keyOf: (item: Item) => string): boolean {
  const first = keyAt(items, 0, keyOf);
  const last = keyAt(items, -1, keyOf);
  // One drawing behind: what stood at the ends before.
  const firstBefore = useDeferredValue(first);
  const lastBefore = useDeferredValue(last);
  const isLikely = firstBefore !== undefined && firstBefore !== first && lastBefore === last;
  return isLikely && items.some((item) => keyOf(item) === firstBefore);
}

function keyAt<Item>(
  items: readonly Item[],
  index: number,
  keyOf: (item: Item) => string,
): string | undefined {
  const item = items.at(index);
  return item === undefined ? undefined : keyOf(item);
}
