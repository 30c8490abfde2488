import { EmptyState, Skeleton, Stack } from '@kislap/ui';
import type { ReactNode } from 'react';
import { useWords } from '../words/useWords';

interface LoadedProps<Row> {
  /** Undefined as long as nobody has answered. */
  readonly rows: readonly Row[] | undefined;
  /** What there is nothing of, and how something comes here. */
  readonly empty: string;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** Rows, or that there are none, or that they are on their way. */
export function Loaded<Row>({ rows, empty, children }: LoadedProps<Row>) {
  const words = useWords();
  if (rows === undefined) {
    return (
      <Stack gap={2} role="status" aria-label={words('console.loading')}>
        {['first', 'second', 'third'].map((row) => (
          <Skeleton key={row} shape="row" />
        ))}
      </Stack>
    );
  }
  return rows.length === 0 ? <EmptyState title={empty} /> : children(rows);
}
