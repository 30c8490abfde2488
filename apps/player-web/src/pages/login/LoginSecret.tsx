import { useText } from '@kislap/i18n';
import { PasswordField, Tabs } from '@kislap/ui';
import { SmsCodeField } from '../../forms/SmsCodeField';
import { useSmsCode } from '../../forms/useSmsCode';
import type { Login } from './useLogin';

interface LoginSecretProps {
  readonly login: Login;
}

/** What proves who logs in: the password, or a code sent to the phone. */
export function LoginSecret({ login: { fields, change, problem, showProblem } }: LoginSecretProps) {
  const text = useText();
  const sms = useSmsCode('login');
  const send = async (): Promise<void> => {
    const error = await sms.send(fields.account);
    if (error !== undefined) showProblem({ type: 'account', error });
  };
  const field = {
    value: fields.secret,
    onValueChange: (secret: string) => change({ secret }),
    error: problem?.type === 'secret' ? problem.error : undefined,
  };
  const password = (
    <PasswordField
      {...field}
      label={text('reg.password')}
      showLabel={text('auth.showPwd')}
      hideLabel={text('auth.hidePwd')}
      autoComplete="current-password"
      placeholder={text('bind.pwd')}
    />
  );
  const code = <SmsCodeField {...field} sms={sms} onSend={() => void send()} />;
  return (
    <Tabs
      label={text('login.ways')}
      look="segmented"
      value={fields.way}
      onValueChange={(way) => change({ way, secret: '' })}
      items={[
        { value: 'password', label: text('login.byPassword'), panel: password },
        { value: 'smsCode', label: text('login.byCode'), panel: code },
      ]}
    />
  );
}
