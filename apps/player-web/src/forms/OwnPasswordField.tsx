import { useText } from '@kislap/i18n';
import { PasswordField } from '@kislap/ui';

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
