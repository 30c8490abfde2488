import { Button, Inline } from '@kislap/ui';
import { useState } from 'react';
import { useWords } from '../words/words';

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

interface PageButtonsProps<Place> {
  readonly paging: Paging<Place>;
  /** Where the next page begins; undefined at the end. */
  readonly next: Place | undefined;
}

/** Older and newer, as far as there are any. */
export function PageButtons<Place>({ paging, next }: PageButtonsProps<Place>) {
  const words = useWords();
  if (paging.isFirst && next === undefined) return null;
  return (
    <Inline justify="between">
      <Button variant="tonal" size="md" disabled={paging.isFirst} onClick={paging.goBack}>
        {words('console.newer')}
      </Button>
      <Button
        variant="tonal"
        size="md"
        disabled={next === undefined}
        onClick={() => next !== undefined && paging.goOn(next)}
      >
        {words('console.older')}
      </Button>
    </Inline>
  );
}
