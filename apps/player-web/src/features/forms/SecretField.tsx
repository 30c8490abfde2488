import { useText } from '@kislap/i18n';
import { Tabs } from '@kislap/ui';
import { OwnPasswordField } from './PasswordFields';
import { SmsCodeField, useSmsCode } from './SmsCodeField';

/** What a player proves an act with. */
export type SecretWay = 'password' | 'code';

interface SecretFieldProps {
  /** What the code is sent for. */
  readonly purpose: Parameters<typeof useSmsCode>[0];
  readonly way: SecretWay;
  readonly onWayChange: (way: SecretWay) => void;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly error: string | undefined;
}

/** The password, or a code sent to the phone of the account. */
export function SecretField({ purpose, way, onWayChange, ...field }: SecretFieldProps) {
  const text = useText();
  const sms = useSmsCode(purpose);
  return (
    <Tabs
      label={text('login.ways')}
      look="segmented"
      value={way}
      onValueChange={onWayChange}
      items={[
        {
          value: 'password',
          label: text('login.byPassword'),
          panel: <OwnPasswordField {...field} label={text('reg.password')} />,
        },
        {
          value: 'code',
          label: text('login.byCode'),
          panel: <SmsCodeField {...field} sms={sms} onSend={() => void sms.send()} />,
        },
      ]}
    />
  );
}
