import { useText } from '@kislap/i18n';
import { AppBar, Button, Checkbox, Inline, LinkButton, PageFrame, Stack, TextField } from '@kislap/ui';
import { useState } from 'react';
import { Form } from '../../features/forms/Form';
import { BirthField } from '../../features/forms/BirthField';
import { CodeFormFields } from '../../features/forms/CodeFormFields';
import { LegalLinks } from '../../features/help/HelpLinks';
import { LoginElsewhere } from '../../features/login/LoginElsewhere';
import { go } from '../../navigation/go';
import { goBack } from '../../navigation/go';
import { longestInvite, useRegistration } from './useRegistration';
import type { Registration } from './useRegistration';

/** Opens an account: phone proved by SMS, password, age and consent. */
export function RegisterPage() {
  const text = useText();
  const registration = useRegistration();
  const { form, canSubmit, takenPhone } = registration;
  const appBar = (
    <AppBar
      title={text('reg.title')}
      back={{ label: text('common.back'), onPress: goBack }}
      action={
        <LinkButton href="/login" variant="text">
          {text('auth.login')}
        </LinkButton>
      }
    />
  );
  return (
    <PageFrame appBar={appBar} isForm isLineFirst>
      <Stack gap={4}>
        <Form onSubmit={() => void form.submit()}>
          <Stack gap={4}>
            <CodeFormFields
              form={form}
              scene="register"
              passwordLabel={text('reg.password')}
              afterPhone={takenPhone !== undefined && <LogInInstead phone={takenPhone} />}
            />
            <RegistrationExtras registration={registration} />
            <Button type="submit" isBlock isLoading={form.isSending} disabled={!canSubmit}>
              {text('reg.create')}
            </Button>
          </Stack>
        </Form>
        <LoginElsewhere />
      </Stack>
    </PageFrame>
  );
}

interface LogInInsteadProps {
  /** The number that has an account already, as the login takes it. */
  readonly phone: string;
}

/** The way on for a number that is registered: to the login, which is told of it. */
function LogInInstead({ phone }: LogInInsteadProps) {
  const text = useText();
  return (
    <Inline>
      <Button type="button" variant="text" size="md" onClick={() => void go('/login', { state: { phone } })}>
        {text('auth.logInInstead')}
      </Button>
    </Inline>
  );
}

interface RegistrationExtrasProps {
  readonly registration: Registration;
}

/** What only a new account is asked: age, who invited, the terms and consents, which nobody ticks for the player. */
function RegistrationExtras({ registration }: RegistrationExtrasProps) {
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

type InviteFieldProps = Pick<Registration, 'invite' | 'isInviteGiven' | 'setInvite'>;

/** Who invited: locked when a link brought the code, folded away for who has none. */
function InviteField({ invite, isInviteGiven, setInvite }: InviteFieldProps) {
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
