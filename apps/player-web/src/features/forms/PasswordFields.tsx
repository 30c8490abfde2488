import { checkNewPassword } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { PasswordField } from '@kislap/ui';
import type { FocusEvent, ReactNode } from 'react';

type Typed = Readonly<Record<'password' | 'passwordAgain', string>>;

/** A form that sets a new password. */
interface NewPasswordForm {
  readonly values: Typed;
  readonly errors: Readonly<Partial<Typed>>;
  readonly change: (field: keyof Typed, value: string) => void;
  /** The player leaves a field: what is wrong with what was typed is said. */
  readonly check?: (field: keyof Typed) => void;
}

interface NewPasswordFieldsProps {
  readonly form: NewPasswordForm;
  /** What the new password is called on this screen. */
  readonly label: string;
}

/** A new password, twice. */
export function NewPasswordFields({ form, label }: NewPasswordFieldsProps) {
  const text = useText();
  const { values, errors, change, check } = form;
  const isGood = checkNewPassword(values.password, values.password).ok;
  const isMatching = values.passwordAgain !== '' && values.passwordAgain === values.password;
  const eye = { showLabel: text('auth.showPwd'), hideLabel: text('auth.hidePwd') };
  return (
    <>
      <WhenLeft onLeave={check && (() => check('password'))}>
        <PasswordField
          {...eye}
          autoComplete="new-password"
          label={label}
          placeholder={text('bind.pwd')}
          description={text('auth.weak')}
          success={isGood ? text('auth.pwdGood') : undefined}
          value={values.password}
          onValueChange={(password) => change('password', password)}
          error={errors.password}
        />
      </WhenLeft>
      <WhenLeft onLeave={check && (() => check('passwordAgain'))}>
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
      </WhenLeft>
    </>
  );
}

interface OwnPasswordFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onValueChange: (typed: string) => void;
  readonly error: string | undefined;
}

/** The password that the account has now, as proof of who asks. */
export function OwnPasswordField(props: OwnPasswordFieldProps) {
  const text = useText();
  return (
    <PasswordField
      {...props}
      autoComplete="current-password"
      showLabel={text('auth.showPwd')}
      hideLabel={text('auth.hidePwd')}
    />
  );
}

interface WhenLeftProps {
  /** The focus has gone from what it holds to somewhere else. */
  readonly onLeave: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Tells when a field is left; from the field to its own button is not away. */
export function WhenLeft({ onLeave, children }: WhenLeftProps) {
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) onLeave?.();
  };
  return <div onBlur={leave}>{children}</div>;
}
