import { Button, Inline } from '@kislap/ui';
import { useWords } from '../words/useWords';
import type { Paging } from './usePaging';

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
