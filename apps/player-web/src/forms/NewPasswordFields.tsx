import { useText } from '@kislap/i18n';
import { PasswordField } from '@kislap/ui';

type Typed = Readonly<Record<'password' | 'passwordAgain', string>>;

/** A form that sets a new password. */
export interface NewPasswordForm {
  readonly values: Typed;
  readonly errors: Readonly<Partial<Typed>>;
  readonly change: (field: keyof Typed, value: string) => void;
}

interface NewPasswordFieldsProps {
  readonly form: NewPasswordForm;
  /** What the new password is called on this screen. */
  readonly label: string;
}

/** A new password, twice. */
export function NewPasswordFields({ form, label }: NewPasswordFieldsProps) {
  const text = useText();
  const { values, errors, change } = form;
  const isMatching = values.passwordAgain !== '' && values.passwordAgain === values.password;
  const eye = { showLabel: text('auth.showPwd'), hideLabel: text('auth.hidePwd') };
  return (
    <>
      <PasswordField
        {...eye}
        autoComplete="new-password"
        label={label}
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
