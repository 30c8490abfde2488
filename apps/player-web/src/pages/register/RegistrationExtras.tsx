import { useText } from '@kislap/i18n';
import { Button, Checkbox, Inline } from '@kislap/ui';
import { useRuntimeConfig } from '../../config/RuntimeConfigContext';
import { openExternal } from '../../native/openExternal';
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

/** What is agreed to can be read first; what was typed stays meanwhile. */
function LegalLinks() {
  const text = useText();
  const { termsUrl = '', privacyUrl = '' } = useRuntimeConfig();
  if (termsUrl === '' && privacyUrl === '') return null;
  return (
    <Inline wrap>
      {termsUrl !== '' && (
        <Button variant="text" size="sm" onClick={() => openExternal(termsUrl)}>
          {text('legal.terms')}
        </Button>
      )}
      {privacyUrl !== '' && (
        <Button variant="text" size="sm" onClick={() => openExternal(privacyUrl)}>
          {text('legal.privacy')}
        </Button>
      )}
    </Inline>
  );
}
