import { maskPhone } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Button, CodeField } from '@kislap/ui';
import type { SmsCode } from './useSmsCode';

interface SmsCodeFieldProps {
  readonly sms: SmsCode;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly onSend: () => void;
  readonly error: string | undefined;
}

/** The code from an SMS, with the button that sends it. */
export function SmsCodeField({ sms, onSend, ...field }: SmsCodeFieldProps) {
  const text = useText();
  const isWaiting = sms.secondsLeft > 0;
  const label = isWaiting ? text('auth.resend', { n: sms.secondsLeft }) : text('auth.send');
  const resend = (
    <Button variant="tonal" size="sm" isLoading={sms.isSending} disabled={isWaiting} onClick={onSend}>
      {label}
    </Button>
  );
  return (
    <CodeField
      {...field}
      label={text('bind.code')}
      placeholder={text('bind.code')}
      description={sms.sentTo === '' ? undefined : text('auth.codeSentTo', { phone: maskPhone(sms.sentTo) })}
      resend={resend}
    />
  );
}
