import { logIn, readTracking } from '@kislap/api';
import type { SignedIn } from '@kislap/api';
import { phoneMessage, useText } from '@kislap/i18n';
import { useRef, useState } from 'react';
import { useClock } from '../../clock/ClockContext';
import { toastError } from '../../errors/toastError';
import { go } from '../../navigation/go';
import { usePageState } from '../../navigation/usePageState';
import { tellLastLogin } from '../../session/tellLastLogin';
import { launch } from '../../tracking/launch';
import { loginAccount } from './loginAccount';
import type { LoginFields } from './LoginFields';
import { loginProof } from './loginProof';
import type { LoginProblem } from './LoginProblem';
import { loginProblemOf } from './loginProblemOf';
import { openSession } from './openSession';
import { rememberPhone, rememberedPhone } from './rememberedPhone';

/** The log-in form. */
export interface Login {
  readonly fields: LoginFields;
  /** Takes in what was typed or chosen; what was wrong before is no longer said. */
  readonly change: (changed: Partial<LoginFields>) => void;
  readonly problem: LoginProblem | undefined;
  readonly showProblem: (problem: LoginProblem | undefined) => void;
  readonly isSending: boolean;
  readonly submit: () => Promise<void>;
}

/** Keeps the log-in form, opens the session and goes where the visitor was on the way to. */
export function useLogin(): Login {
  const text = useText();
  const clock = useClock();
  const { returnTo = '/' } = usePageState();
  const [fields, setFields] = useState<LoginFields>(() => ({
    account: rememberedPhone(),
    way: 'password',
    secret: '',
    isRemembered: true,
  }));
  const [problem, showProblem] = useState<LoginProblem>();
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);

  const change = (changed: Partial<LoginFields>): void => {
    setFields((before) => ({ ...before, ...changed }));
    showProblem((before) => (before?.type === 'locked' ? before : undefined));
  };
  const enter = async ({ token, userId, lastLoginAt }: SignedIn): Promise<void> => {
    rememberPhone(fields.isRemembered ? fields.account : undefined);
    openSession({ token, userId });
    tellLastLogin(lastLoginAt, text);
    await go(returnTo, { replace: true });
  };
  const send = async (account: string): Promise<void> => {
    showProblem(undefined);
    try {
      await enter(await logIn(loginProof(fields, account), { tracking: readTracking(launch.search()) }));
    } catch (error) {
      const refusal = loginProblemOf(error, text, clock.now());
      showProblem(refusal);
      if (refusal === undefined) toastError(error, text);
    }
  };
  const submit = async (): Promise<void> => {
    const checked = loginAccount(fields.account);
    if (!checked.ok) return showProblem({ type: 'account', error: text(phoneMessage(checked.reason).id) });
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    await send(checked.value);
    isBusy.current = false;
    setSending(false);
  };
  return { fields, change, problem, showProblem, isSending, submit };
}
