import { EmptyState } from '@kislap/ui';
import type { ReactNode } from 'react';
import { Waiting } from './Waiting';

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
