import { useEffect, useState } from 'react';

interface Ends {
  readonly first: string | undefined;
  readonly last: string | undefined;
}

/** Whether, in this very drawing, rows have come before the ones that were there, and nothing else has changed. */
export function useGrownAtStart<Item>(items: readonly Item[], keyOf: (item: Item) => string): boolean {
  const first = keyAt(items, 0, keyOf);
  const last = keyAt(items, -1, keyOf);
  const [drawn, setDrawn] = useState<Ends>({ first, last });
  useEffect(() => setDrawn({ first, last }), [first, last]);
  const isLikely = drawn.first !== undefined && drawn.first !== first && drawn.last === last;
  return isLikely && items.some((item) => keyOf(item) === drawn.first);
}

function keyAt<Item>(
  items: readonly Item[],
  index: number,
  keyOf: (item: Item) => string,
): string | undefined {
  const item = items.at(index);
  return item === undefined ? undefined : keyOf(item);
}
