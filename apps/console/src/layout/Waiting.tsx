import { Note, Skeleton, Stack } from '@kislap/ui';
import { useWords } from '../words/useWords';

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
