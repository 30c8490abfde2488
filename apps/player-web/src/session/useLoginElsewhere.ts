import type { AccountElsewhere } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { useRef, useState } from 'react';
import { useRuntimeConfig } from '../config/RuntimeConfigContext';
import { toastError } from '../errors/toastError';
import { go } from '../navigation/go';
import { usePageState } from '../navigation/usePageState';
import { tellHeldBack } from '../overlays/held-back/tellHeldBack';
import { openOverlay } from '../overlays/openOverlay';
import { signInElsewhere } from './signInElsewhere';
import { tellLastLogin } from './tellLastLogin';

/** Logging in by an account elsewhere: which services there are, which is being opened, and how to open one. */
export function useLoginElsewhere() {
  const text = useText();
  const { returnTo = '/' } = usePageState();
  const { loginProviders = [] } = useRuntimeConfig();
  const [openingCode, setOpening] = useState<AccountElsewhere['provider']>();
  const isBusy = useRef(false);

  const enter = async (provider: AccountElsewhere['provider'], name: string): Promise<void> => {
    const outcome = await openOverlay('sandbox-sign-in', { name });
    if (outcome.type === 'dismissed') return;
    const { lastLoginAt } = await signInElsewhere({ provider, openId: outcome.value });
    tellLastLogin(lastLoginAt, text);
    await go(returnTo, { replace: true });
  };
  const choose = async (code: string): Promise<void> => {
    const chosen = loginProviders.find((provider) => provider.code === code);
    if (chosen === undefined || isBusy.current) return;
    isBusy.current = true;
    setOpening(chosen.code);
    try {
      await enter(chosen.code, chosen.name);
    } catch (error) {
      if (!tellHeldBack(error, text)) toastError(error, text);
    } finally {
      isBusy.current = false;
      setOpening(undefined);
    }
  };
  return { loginProviders, openingCode, choose };
}
