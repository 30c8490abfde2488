import { useText } from '@kislap/i18n';
import { Button, Inline, Text } from '@kislap/ui';

interface RetryLineProps {
  /** What could not be loaded. */
  readonly title: string;
  readonly onRetry: () => void;
}

/** A part of a screen that could not be loaded: one line, and the way to try again. The rest of the screen works. */
export function RetryLine({ title, onRetry }: RetryLineProps) {
  const text = useText();
  return (
    <div role="status">
      <Inline gap={2}>
        <Text as="span" size="sm" tone="muted">
          {title}
        </Text>
        <Button variant="text" size="sm" onClick={onRetry}>
          {text('common.retry')}
        </Button>
      </Inline>
    </div>
  );
}
