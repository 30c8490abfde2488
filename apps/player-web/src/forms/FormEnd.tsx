import { Button, Stack, Text } from '@kislap/ui';
import { useId } from 'react';

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
