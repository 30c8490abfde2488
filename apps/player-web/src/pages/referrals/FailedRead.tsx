import { useText } from '@kislap/i18n';
import { ErrorState } from '@kislap/ui';
import { errorText } from '../../errors/errorText';

interface FailedReadProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** A part of the page that could not be brought, in the operator's own words where it sent some. */
export function FailedRead({ error, onRetry }: FailedReadProps) {
  const text = useText();
  return (
    <ErrorState
      title={errorText(error, text) ?? text('net.failed')}
      retry={{ label: text('common.retry'), onPress: onRetry }}
    />
  );
}
