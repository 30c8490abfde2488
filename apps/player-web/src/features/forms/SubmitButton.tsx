import { useText } from '@kislap/i18n';
import { Button, Stack, Text } from '@kislap/ui';
import { useId } from 'react';
import { useIsOnline } from '../../device/useIsOnline';

interface FormEndProps {
  readonly label: string;
  readonly variant?: 'danger';
  readonly isSending: boolean;
  /** Says what is still to be filled in; nothing once the form can be sent. */
  readonly missing: string | undefined;
}

/** The end of a form: its button, and why it cannot be pressed yet. */
export function FormEnd({ label, variant, isSending, missing }: FormEndProps) {
  const missingId = useId();
  return (
    <Stack gap={2}>
      <Button
        type="submit"
        {...(variant !== undefined && { variant })}
        isBlock
        isLoading={isSending}
        blockedBy={missing === undefined ? undefined : missingId}
      >
        {label}
      </Button>
      {missing !== undefined && (
        <Text size="cap" tone="muted" align="center" id={missingId}>
          {missing}
        </Text>
      )}
    </Stack>
  );
}

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
