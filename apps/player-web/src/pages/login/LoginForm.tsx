import { useText } from '@kislap/i18n';
import {
  Button,
  Checkbox,
  Inline,
  LinkButton,
  Note,
  PasswordField,
  PhoneField,
  Stack,
  Tabs,
} from '@kislap/ui';
import { useEffect, useRef, useState } from 'react';
import { useClock } from '../../device/clock/clock';
import { SmsCodeField, useSmsCode } from '../../features/forms/SmsCodeField';
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
          <LinkButton href="/resetPassword" variant="text" size="sm">
            {text('auth.forgot')}
          </LinkButton>
        </Inline>
        <LoginSubmit login={login} />
      </Stack>
    </form>
  );
}

interface LoginSecretProps {
  readonly login: Login;
}

/** What proves who logs in: the password, or a code sent to the phone. */
function LoginSecret({ login: { fields, change, problem, showProblem } }: LoginSecretProps) {
  const text = useText();
  const sms = useSmsCode('login');
  const send = async (): Promise<void> => {
    const error = await sms.send(fields.account);
    if (error !== undefined) showProblem({ type: 'account', error });
  };
  const field = {
    value: fields.secret,
    onValueChange: (secret: string) => change({ secret }),
    error: problem?.type === 'secret' ? problem.error : undefined,
  };
  const password = (
    <PasswordField
      {...field}
      label={text('reg.password')}
      showLabel={text('auth.showPwd')}
      hideLabel={text('auth.hidePwd')}
      autoComplete="current-password"
      placeholder={text('bind.pwd')}
    />
  );
  const code = <SmsCodeField {...field} sms={sms} onSend={() => void send()} />;
  return (
    <Tabs
      label={text('login.ways')}
      look="segmented"
      value={fields.way}
      onValueChange={(way) => change({ way, secret: '' })}
      items={[
        { value: 'password', label: text('login.byPassword'), panel: password },
        { value: 'smsCode', label: text('login.byCode'), panel: code },
      ]}
    />
  );
}

interface LoginSubmitProps {
  readonly login: Login;
}

/** The button; after too many tries it says for how long it is locked. */
function LoginSubmit({ login: { fields, problem, isSending } }: LoginSubmitProps) {
  const text = useText();
  const secondsLeft = useSecondsLeft(problem?.type === 'locked' ? problem.until : undefined);
  const isLocked = secondsLeft > 0;
  const isComplete = fields.account !== '' && fields.secret !== '';
  return (
    <>
      {isLocked && (
        <Note tone="failed" role="alert">
          {text('auth.locked', { time: clock(secondsLeft) })}
        </Note>
      )}
      <Button type="submit" isBlock isLoading={isSending} disabled={!isComplete || isLocked}>
        {text('auth.login')}
      </Button>
    </>
  );
}

/** Seconds as minutes and seconds: 75 is 1:15. */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const MS_PER_SECOND = 1000;

/** The whole seconds until an instant in epoch milliseconds, counting down; 0 without one. */
function useSecondsLeft(until: number | undefined): number {
  const clock = useClock();
  const [secondsLeft, setSecondsLeft] = useState(0);
  useEffect(() => {
    const secondsTo = (instant: number): number =>
      Math.max(0, Math.ceil((instant - clock.now()) / MS_PER_SECOND));
    const tick = (): void => setSecondsLeft(until === undefined ? 0 : secondsTo(until));
    tick();
    return until === undefined ? undefined : clock.every(MS_PER_SECOND, tick);
  }, [clock, until]);
  return secondsLeft;
}
