import { useText } from '@kislap/i18n';
import { Button, Stack, Text } from '@kislap/ui';
import { MoneyButton } from '../../forms/MoneyButton';
import type { IdentityForm } from './useIdentityForm';
import type { IdentitySending } from './useSendIdentity';

interface IdentityFooterProps {
  readonly form: IdentityForm;
  readonly sending: IdentitySending;
}

/** On to the next step, and at the last one Send, which rests without a connection. */
export function IdentityFooter({ form, sending }: IdentityFooterProps) {
  const text = useText();
  if (form.step !== 'consent') {
    return (
      <Button isBlock onClick={() => form.next()}>
        {text('common.continue')}
      </Button>
    );
  }
  return (
    <Stack gap={2}>
      {sending.isSlow && (
        <Text size="sm" tone="muted" align="center">
          {text('net.slow')}
        </Text>
      )}
      <MoneyButton
        isLoading={sending.isSending}
        disabled={false}
        onClick={() => {
          if (form.next()) void sending.send();
        }}
      >
        {text('kyc.send')}
      </MoneyButton>
    </Stack>
  );
}
