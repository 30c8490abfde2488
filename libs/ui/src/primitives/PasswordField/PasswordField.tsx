import { useState } from 'react';

import { eyeRegular, eyeSlashRegular } from '../../icons/actions';
import type { TextControlProps } from '../Field/Field';
import { IconButton } from '../IconButton/IconButton';
import { TextField } from '../TextField/TextField';

type PasswordFieldProps = TextControlProps<'autoComplete'> & {
  /** Tells a password manager whether to fill in or to propose. */
  autoComplete: 'current-password' | 'new-password';
  /** Name of the eye while the password is covered, "Show password". */
  showLabel: string;
  /** Name of the eye while the password is readable, "Hide password". */
  hideLabel: string;
};

/** A password that can be looked at. It is kept exactly as typed: a space at its end belongs to it. */
export function PasswordField({ showLabel, hideLabel, ...props }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const eye = (
    <IconButton
      glyph={isShown ? eyeSlashRegular : eyeRegular}
      label={isShown ? hideLabel : showLabel}
      onClick={() => setIsShown(!isShown)}
      disabled={props.disabled}
    />
  );
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      suffix={eye}
    />
  );
}
