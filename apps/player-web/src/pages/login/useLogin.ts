import { logIn, readTracking } from '@kislap/api';
import type { SignedIn } from '@kislap/api';
import { phoneMessage, useText } from '@kislap/i18n';
import { useState } from 'react';
import { useClock } from '../../device/clock/clock';
import { deviceStorage } from '../../device/storage/deviceStorage';
import { storedKeys } from '../../device/storage/storedKeys';
import { toastError } from '../../features/errors/toastError';
import { askAtLogin } from '../../features/limit-prompt/askAtLogin';
import { useMutation } from '../../features/mutation/useMutation';
import { go } from '../../navigation/go';
import { useDirtyForm } from '../../navigation/dirtyForms';
import { usePageState } from '../../navigation/pageState';
import { appAdPoints } from '../../session/attribution/appAdPoints';
import { launch } from '../../session/attribution/launch';
import { deviceId } from '../../session/deviceId';
import { isAway } from '../../session/isAway';
import { session } from '../../session/session';
import { tellLastLogin } from '../../session/tellLastLogin';
import { loginAccount, loginProblemOf, loginProof } from './loginProof';
import type { LoginFields, LoginProblem } from './loginProof';

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

interface LoginRequest {
  readonly typed: LoginFields;
  /** As the operator takes it. */
  readonly account: string;
}

/** Keeps the log-in form, opens the session and goes where the visitor was on the way to. */
export function useLogin(): Login {
  const text = useText();
  const clock = useClock();
  const { returnTo = '/', phone } = usePageState();
  const [given] = useState(() => phone ?? rememberedPhone());
  const [fields, setFields] = useState<LoginFields>(() => ({
    account: given,
    way: 'password',
    secret: '',
    // A phone may be shared: its owner asks for it, once.
    isRemembered: rememberedPhone() !== '',
  }));
  const [problem, showProblem] = useState<LoginProblem>();
  useDirtyForm(fields.secret !== '' || fields.account !== given);

  const change = (changed: Partial<LoginFields>): void => {
    setFields((before) => ({ ...before, ...changed }));
    showProblem((before) => (before?.type === 'locked' ? before : undefined));
  };
  const { isPending: isSending, mutate } = useMutation<LoginRequest, SignedIn>({
    send: ({ typed, account }) => {
      showProblem(undefined);
      return logIn(loginProof(typed, account), {
        tracking: readTracking(launch.search()),
        deviceId: deviceId(),
      });
    },
    onDone: async ({ token, userId, lastLoginAt }, { typed }) => {
      rememberPhone(typed.isRemembered ? typed.account : undefined);
      openSession({ token, userId });
      tellLastLogin(lastLoginAt, text);
      await go(returnTo, { replace: true });
      void askAtLogin(userId);
    },
    onFailed: async (error) => {
      if (await isAway(error)) return;
      const refusal = loginProblemOf(error, text, clock.now());
      showProblem(refusal);
      if (refusal === undefined) toastError(error, text, true);
    },
  });
  const submit = async (): Promise<void> => {
    const checked = loginAccount(fields.account);
    if (!checked.ok) return showProblem({ type: 'account', error: text(phoneMessage(checked.reason).id) });
    await mutate({ typed: fields, account: checked.value });
  };
  return { fields, change, problem, showProblem, isSending, submit };
}

/** The phone that logged in here last, for the next time; '' when none is to be remembered. */
function rememberedPhone(): string {
  return deviceStorage.read(storedKeys.rememberedPhone) ?? '';
}

/** Remembers a phone for the next time; without one, forgets the last. */
function rememberPhone(phone: string | undefined): void {
  if (phone === undefined) deviceStorage.remove(storedKeys.rememberedPhone);
  else deviceStorage.write(storedKeys.rememberedPhone, phone);
}

/** Somebody has logged in by themselves: their session begins here. */
function openSession({ token, userId }: { readonly token: string; readonly userId: number }): void {
  session.signIn({ token, userId });
  appAdPoints.loggedIn(userId);
}
