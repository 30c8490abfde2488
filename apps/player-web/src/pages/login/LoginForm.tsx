import { useText } from '@kislap/i18n';
import { Checkbox, Inline, LinkButton, PhoneField, Stack } from '@kislap/ui';
import { useEffect, useRef } from 'react';
import { LoginSecret } from './LoginSecret';
import { LoginSubmit } from './LoginSubmit';
import type { Login } from './useLogin';

interface LoginFormProps {
  readonly login: Login;
}

/** Phone and password or code; a refusal stands beside what it is about, and focus goes there. */
export function LoginForm({ login }: LoginFormProps) {
  const text = useText();
  const { fields, change, problem } = login;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem !== undefined) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problem]);

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void login.submit();
      }}
    >
      <Stack gap={4}>
        <PhoneField
          label={text('set.phone')}
          placeholder={text('bind.phone')}
          value={fields.account}
          onValueChange={(account) => change({ account })}
          error={problem?.type === 'account' ? problem.error : undefined}
        />
        <LoginSecret login={login} />
        <Inline justify="between" wrap>
          <Checkbox
            isChecked={fields.isRemembered}
            onCheckedChange={(isRemembered) => change({ isRemembered })}
          >
            {text('login.remember')}
          </Checkbox>
          <LinkButton href="/resetPassword" variant="text">
            {text('auth.forgot')}
          </LinkButton>
        </Inline>
        <LoginSubmit login={login} />
      </Stack>
    </form>
  );
}
