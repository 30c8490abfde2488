import { useText } from '@kislap/i18n';
import { Button, Stack, Text } from '@kislap/ui';
import { useId } from 'react';
import { useIsOnline } from '../shell/useIsOnline';

interface MoneyButtonProps {
  readonly isLoading: boolean;
  /** Something is still missing in the form. */
  readonly disabled: boolean;
  readonly onClick: () => void;
  readonly children: string;
}

/** The button that moves money. Without a connection it rests and says so, since nothing is ever sent later. */
export function MoneyButton(props: MoneyButtonProps) {
  const text = useText();
  const reasonId = useId();
  const isOnline = useIsOnline();
  return (
    <Stack gap={2}>
      {!isOnline && (
        <Text size="sm" tone="muted" align="center" id={reasonId}>
          {text('net.offline')}
        </Text>
      )}
      <Button {...props} isBlock blockedBy={isOnline ? undefined : reasonId} />
    </Stack>
  );
}
