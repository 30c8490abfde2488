import { useState } from 'react';

/**
 * Whether these are the previous items with others in front and nothing else changed, until the items change again.
 * Kept as state, not in a ref, so that a discarded render leaves no trace.
 */
export function useGrownAtStart<Item>(items: readonly Item[], keyOf: (item: Item) => string): boolean {
  const [known, setKnown] = useState({ items, hasGrown: false });
  if (known.items !== items) setKnown({ items, hasGrown: hasGrownAtStart(known.items, items, keyOf) });
  return known.hasGrown;
}

function hasGrownAtStart<Item>(
  before: readonly Item[],
  now: readonly Item[],
  keyOf: (item: Item) => string,
): boolean {
  const [first, last] = [keyAt(before, 0, keyOf), keyAt(before, -1, keyOf)];
  if (first === undefined || first === keyAt(now, 0, keyOf) || last !== keyAt(now, -1, keyOf)) return false;
  return now.some((item) => keyOf(item) === first);
}

function keyAt<Item>(
  items: readonly Item[],
  index: number,
  keyOf: (item: Item) => string,
): string | undefined {
  const item = items.at(index);
  return item === undefined ? undefined : keyOf(item);
}
