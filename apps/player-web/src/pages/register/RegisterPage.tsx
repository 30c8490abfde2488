import { useText } from '@kislap/i18n';
import { AppBar, Button, Checkbox, LinkButton, PageFrame, Stack, TextField } from '@kislap/ui';
import { CodeFormFields } from '../../forms/CodeFormFields';
import { go } from '../../navigation/go';
import { BirthField } from './BirthField';
import { useRegistration } from './useRegistration';

/** Opens an account: phone proved by SMS, password, age and consent. */
export function RegisterPage() {
  const text = useText();
  const registration = useRegistration();
  const { form, invite, isInviteGiven } = registration;
  const logIn = (
    <LinkButton href="/login" variant="text">
      {text('auth.login')}
    </LinkButton>
  );
  return (
    <PageFrame
      appBar={
        <AppBar
          title={text('reg.title')}
          back={{ label: text('common.back'), onPress: () => void go('/login') }}
          action={logIn}
        />
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <Stack gap={4}>
          <CodeFormFields form={form} scene="register" passwordLabel={text('reg.password')} />
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
          <Button type="submit" isBlock isLoading={form.isSending} disabled={!registration.canSubmit}>
            {text('reg.create')}
          </Button>
        </Stack>
      </form>
    </PageFrame>
  );
}
