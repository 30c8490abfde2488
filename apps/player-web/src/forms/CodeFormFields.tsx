import type { SmsScene } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { PasswordField, PhoneField } from '@kislap/ui';
import { SmsCodeField } from './SmsCodeField';
import type { CodeForm } from './useCodeForm';
import { useSmsCode } from './useSmsCode';

interface CodeFormFieldsProps {
  readonly form: CodeForm;
  readonly scene: SmsScene;
  /** What the new password is called on this screen. */
  readonly passwordLabel: string;
}

/** The four fields: phone, code with its sending, password twice. */
export function CodeFormFields({ form, scene, passwordLabel }: CodeFormFieldsProps) {
  const text = useText();
  const sms = useSmsCode(scene);
  const { values, errors, change, showError } = form;
  const send = async () => showError('phone', await sms.send(values.phone));
  const isMatching = values.passwordAgain !== '' && values.passwordAgain === values.password;
  const eye = { showLabel: text('auth.showPwd'), hideLabel: text('auth.hidePwd') };
  return (
    <>
      <PhoneField
        label={text('set.phone')}
        placeholder={text('bind.phone')}
        value={values.phone}
        onValueChange={(phone) => change('phone', phone)}
        error={errors.phone}
      />
      <SmsCodeField
        sms={sms}
        value={values.code}
        onValueChange={(code) => change('code', code)}
        onSend={() => void send()}
        error={errors.code}
      />
      <PasswordField
        {...eye}
        autoComplete="new-password"
        label={passwordLabel}
        placeholder={text('bind.pwd')}
        description={text('auth.weak')}
        value={values.password}
        onValueChange={(password) => change('password', password)}
        error={errors.password}
      />
      <PasswordField
        {...eye}
        autoComplete="new-password"
        label={text('auth.repeat')}
        placeholder={text('bind.pwd1')}
        success={isMatching ? text('auth.match') : undefined}
        value={values.passwordAgain}
        onValueChange={(again) => change('passwordAgain', again)}
        error={errors.passwordAgain}
      />
    </>
  );
}
