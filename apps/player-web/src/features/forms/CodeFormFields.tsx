import type { SmsScene } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { PhoneField } from '@kislap/ui';
import type { ReactNode } from 'react';
import { NewPasswordFields, WhenLeft } from './PasswordFields';
import { SmsCodeField, useSmsCode } from './SmsCodeField';
import type { CodeForm } from './useCodeForm';

interface CodeFormFieldsProps {
  readonly form: CodeForm;
  readonly scene: SmsScene;
  /** What the new password is called on this screen. */
  readonly passwordLabel: string;
  /** What there is to say or do about the phone. */
  readonly afterPhone?: ReactNode;
}

/** The four fields: phone, code with its sending, password twice. */
export function CodeFormFields({ form, scene, passwordLabel, afterPhone }: CodeFormFieldsProps) {
  const text = useText();
  const sms = useSmsCode(scene);
  const { values, errors, change, check, showError } = form;
  const send = async () => showError('phone', await sms.send(values.phone));
  return (
    <>
      <WhenLeft onLeave={() => check('phone')}>
        <PhoneField
          label={text('set.phone')}
          placeholder={text('bind.phone')}
          value={values.phone}
          onValueChange={(phone) => change('phone', phone)}
          error={errors.phone}
        />
      </WhenLeft>
      {afterPhone}
      <SmsCodeField
        sms={sms}
        value={values.code}
        onValueChange={(code) => change('code', code)}
        onSend={() => void send()}
        error={errors.code}
      />
      <NewPasswordFields form={form} label={passwordLabel} />
    </>
  );
}
