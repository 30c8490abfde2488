import type { ReactNode } from 'react';

import { arrowClockwiseRegular } from '../../icons/games';
import { Button } from '../../primitives/Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';

interface ErrorStateProps {
  /** The drawing above the words. */
  readonly scene?: ReactNode;
  /** What could not be done. */
  readonly title: string;
  /** Why, and what to do. */
  readonly text?: string;
  /** The button that tries again. */
  readonly retry: { readonly label: string; readonly onPress: () => void; readonly isLoading?: boolean };
}

/** Something that should be here could not be brought. It is announced, and it can be tried again. */
export function ErrorState({ retry, ...words }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        {...words}
        action={
          <Button
            variant="tonal"
            size="md"
            glyph={arrowClockwiseRegular}
            isLoading={retry.isLoading === true}
            onClick={retry.onPress}
          >
            {retry.label}
          </Button>
        }
      />
    </div>
  );
}
