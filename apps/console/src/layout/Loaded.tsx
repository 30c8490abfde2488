import { EmptyState, Note, Skeleton, Stack } from '@kislap/ui';
import type { ReactNode } from 'react';
import { useWords } from '../words/words';

interface LoadedProps<Row> {
  /** Undefined as long as nobody has answered. */
  readonly rows: readonly Row[] | undefined;
  /** Why nobody has. What was read before stays, whatever happens since. */
  readonly error?: Error | undefined;
  /** What there is nothing of, and how something comes here. */
  readonly empty: string;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** Rows, or that there are none, or that they are on their way or could not be read. */
export function Loaded<Row>({ rows, error, empty, children }: LoadedProps<Row>) {
  if (rows === undefined) return <Waiting error={error} />;
  return rows.length === 0 ? <EmptyState title={empty} /> : children(rows);
}

interface WaitingProps {
  /** Why the last try brought nothing; undefined while the first one is under way. */
  readonly error?: Error | undefined;
}

/** Instead of what nobody has answered yet: it is on its way, or could not be read and is asked for again. */
export function Waiting({ error }: WaitingProps) {
  const words = useWords();
  if (error !== undefined) {
    return (
      <Note tone="failed" role="alert">
        {words('console.unread', { reason: error.message })}
      </Note>
    );
  }
  return (
    <Stack gap={2} role="status" aria-label={words('console.loading')}>
      {['first', 'second', 'third'].map((row) => (
        <Skeleton key={row} shape="row" />
      ))}
    </Stack>
  );
}
