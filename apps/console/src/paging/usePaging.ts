import { useState } from 'react';

/** The way through pages that each tell where the next one begins: one of them is shown at a time. */
export interface Paging<Place> {
  /** Where the shown page begins; undefined for the newest. */
  readonly before: Place | undefined;
  readonly isFirst: boolean;
  readonly goOn: (next: Place) => void;
  readonly goBack: () => void;
  readonly goToFirst: () => void;
}

/** Goes from page to page and back again. */
export function usePaging<Place>(): Paging<Place> {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  return {
    before: places.at(-1),
    isFirst: places.length === 0,
    goOn: (next) => setPlaces((before) => [...before, next]),
    goBack: () => setPlaces((before) => before.slice(0, -1)),
    goToFirst: () => setPlaces([]),
  };
}
