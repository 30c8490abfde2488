import { useText } from '@kislap/i18n';
import { AppBar, Button, LinkButton, PageFrame, Stack } from '@kislap/ui';
import { CodeFormFields } from '../../forms/CodeFormFields';
import { LoginElsewhere } from '../../forms/LoginElsewhere';
import { goBack } from '../../navigation/goBack';
import { LogInInstead } from './LogInInstead';
import { RegistrationExtras } from './RegistrationExtras';
import { useRegistration } from './useRegistration';

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
    <PageFrame appBar={appBar}>
      <Stack gap={4}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void form.submit();
          }}
        >
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
        </form>
        <LoginElsewhere />
      </Stack>
    </PageFrame>
  );
}
