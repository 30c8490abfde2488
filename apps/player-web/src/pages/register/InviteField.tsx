import { useText } from '@kislap/i18n';
import { Button, TextField } from '@kislap/ui';
import { useState } from 'react';
import { longestInvite } from './longestInvite';
import type { Registration } from './useRegistration';

type InviteFieldProps = Pick<Registration, 'invite' | 'isInviteGiven' | 'setInvite'>;

/** Who invited: locked when a link brought the code, folded away for who has none. */
export function InviteField({ invite, isInviteGiven, setInvite }: InviteFieldProps) {
  const text = useText();
  const [isUnfolded, setUnfolded] = useState(false);
  if (!isInviteGiven && !isUnfolded && invite === '') {
    return (
      <Button type="button" variant="text" size="md" aria-expanded={false} onClick={() => setUnfolded(true)}>
        {text('auth.invite')}
      </Button>
    );
  }
  return (
    <TextField
      ref={isUnfolded ? takeFocus : undefined}
      label={text('auth.invite')}
      hint={isInviteGiven ? text('auth.inviteLink') : undefined}
      value={invite}
      onValueChange={setInvite}
      readOnly={isInviteGiven}
      autoComplete="off"
      autoCapitalize="characters"
      maxLength={longestInvite}
    />
  );
}

/** The button that had the focus has given its place to the field. */
function takeFocus(field: HTMLInputElement | null): void {
  field?.focus();
}
