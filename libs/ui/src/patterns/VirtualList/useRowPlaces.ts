import { useCallback, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';

import { RowPlaces } from './RowPlaces';
import { afterTakeovers, watchHeights } from './watchHeights';

interface KnownHeights {
  /** Of a row nobody has measured; what it is said to be until the first rows are measured. */
  readonly usualPx: number;
  /** Of rows that differ, by their keys. */
  readonly own: ReadonlyMap<string, number>;
}

interface RowsOfList<Item> {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly rowHeight: number;
  readonly list: RefObject<HTMLElement | null>;
}

/** Where the rows stand, by the heights that were measured. Rows of one height are measured once. */
export function useRowPlaces<Item>({ items, keyOf, rowHeight, list }: RowsOfList<Item>) {
  const [known, setKnown] = useState<KnownHeights>();
  const keyAt = useCallback(
    (index: number) => {
      const item = items[index];
      return item === undefined ? undefined : keyOf(item);
    },
    [items, keyOf],
  );
  const usualPx = known?.usualPx ?? rowHeight;
  const own = known?.own;
  const places = useMemo(
    () => new RowPlaces(items.length, keyAt, usualPx, own ?? new Map()),
    [items, keyAt, usualPx, own],
  );
  const heights = useRef<ReturnType<typeof watchHeights>>(undefined);

  /** Takes note of rows whose height is not what was thought. */
  const compare = useEffectEvent(() => {
    const found = [...(list.current?.children ?? [])].flatMap((row) => {
      const px = heights.current?.heightOf(row) ?? 0;
      const key = keyAt(Number(row.getAttribute('data-row')));
      return px === 0 || key === undefined ? [] : [{ px, key }];
    });
    setKnown((now) => learn(now, rowHeight, found));
  });

  useLayoutEffect(() => {
    if (list.current === null) return undefined;
    const watched = watchHeights(list.current, () => compare());
    heights.current = watched;
    return watched.stop;
  }, [list]);
  useLayoutEffect(() => {
    if (own === undefined || own.size === 0 || list.current === null) return undefined;
    // A row that takes over an element of its own height is not reported.
    return afterTakeovers(list.current, () => compare());
  });
  return { places, keyAt };
}

/** A difference of less is one of rounding, px. */
const SAME_PX = 0.5;

/** What is known with these rows measured; the same as before where they are as was thought. */
function learn(
  before: KnownHeights | undefined,
  rowHeight: number,
  found: readonly { readonly key: string; readonly px: number }[],
): KnownHeights | undefined {
  if (found.length === 0) return before;
  const known = before ?? {
    usualPx: mostCommon(found.map(({ px }) => px)) ?? rowHeight,
    own: new Map<string, number>(),
  };
  const changed = found.filter(
    ({ key, px }) => Math.abs((known.own.get(key) ?? known.usualPx) - px) >= SAME_PX,
  );
  if (changed.length === 0) return known;
  return { ...known, own: new Map([...known.own, ...changed.map(({ key, px }) => [key, px] as const)]) };
}

function mostCommon(values: readonly number[]): number | undefined {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}
