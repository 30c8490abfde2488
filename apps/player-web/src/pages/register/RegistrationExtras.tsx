import { useText } from '@kislap/i18n';
import { Checkbox, TextField } from '@kislap/ui';
import { BirthField } from './BirthField';
import type { Registration } from './useRegistration';

interface RegistrationExtrasProps {
  readonly registration: Registration;
}

/** What only a new account is asked: age, who invited, and the terms, which nobody ticks for the player. */
export function RegistrationExtras({ registration }: RegistrationExtrasProps) {
  const text = useText();
  const { invite, isInviteGiven } = registration;
  return (
    <>
      <BirthField
        value={registration.birth}
        onValueChange={registration.setBirth}
        error={registration.birthError}
      />
      <TextField
        label={text('auth.invite')}
        hint={isInviteGiven ? text('auth.inviteLink') : undefined}
        value={invite}
        onValueChange={registration.setInvite}
        readOnly={isInviteGiven}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={20}
      />
      <Checkbox isChecked={registration.hasAgreed} onCheckedChange={registration.setHasAgreed}>
        {text('auth.agree')}
      </Checkbox>
    </>
  );
}
