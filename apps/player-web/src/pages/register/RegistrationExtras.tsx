import { useText } from '@kislap/i18n';
import { Checkbox } from '@kislap/ui';
import { LegalLinks } from '../../config/LegalLinks';
import { BirthField } from '../../forms/BirthField';
import { InviteField } from './InviteField';
import type { Registration } from './useRegistration';

interface RegistrationExtrasProps {
  readonly registration: Registration;
}

/** What only a new account is asked: age, who invited, the terms and consents, which nobody ticks for the player. */
export function RegistrationExtras({ registration }: RegistrationExtrasProps) {
  const text = useText();
  return (
    <>
      <BirthField
        value={registration.birth}
        onValueChange={registration.setBirth}
        error={registration.birthError}
      />
      <InviteField
        invite={registration.invite}
        isInviteGiven={registration.isInviteGiven}
        setInvite={registration.setInvite}
      />
      <Checkbox isChecked={registration.hasAgreed} onCheckedChange={registration.setHasAgreed}>
        {text('auth.agree')}
      </Checkbox>
      <LegalLinks />
      <Checkbox isChecked={registration.isTracked} onCheckedChange={registration.setTracked}>
        {text('consent.marketingAsk')}
      </Checkbox>
    </>
  );
}
