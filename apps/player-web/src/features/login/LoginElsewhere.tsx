import type { LoginProvider } from '@kislap/configure/settings';
import { useText } from '@kislap/i18n';
import { ThirdPartyButtons } from '@kislap/ui';
import { useRuntimeConfig } from '../../config/runtimeConfig';
import { go } from '../../navigation/go';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { usePageState } from '../../navigation/pageState';
import { isAway } from '../../session/isAway';
import { signInElsewhere } from '../../session/signInElsewhere';
import { tellLastLogin } from '../../session/tellLastLogin';
import { toastError } from '../errors/toastError';
import { askAtLogin } from '../limit-prompt/askAtLogin';
import { useMutation } from '../mutation/useMutation';
import { showRestriction } from '../restriction/showRestriction';

/** Other ways in, where the operator has some; none where nothing is to be offered (`awayDevice`). */
export function LoginElsewhere() {
  const { loginProviders, openingCode, choose } = useLoginElsewhere();
  if (document.documentElement.dataset['quiet'] === 'plain') return null;
  return (
    <ThirdPartyButtons
      providers={loginProviders}
      openingCode={openingCode}
      onChoose={(code) => void choose(code)}
    />
  );
}

/** Logging in by an account elsewhere: which services there are, which is being opened, and how to open one. */
function useLoginElsewhere() {
  const text = useText();
  const { returnTo = '/' } = usePageState();
  const { loginProviders = [] } = useRuntimeConfig();
  const enter = async ({ code: provider, name }: LoginProvider): Promise<void> => {
    const outcome = await openOverlay('sandbox-sign-in', { name });
    if (outcome.type === 'dismissed') return;
    const { lastLoginAt, need, userId } = await signInElsewhere({ provider, openId: outcome.value });
    tellLastLogin(lastLoginAt, text);
    await go(returnTo, { replace: true });
    if (need !== undefined) void openOverlay('complete-account', { need });
    else void askAtLogin(userId);
  };
  const {
    isPending,
    input,
    mutate: open,
  } = useMutation({
    send: enter,
    onFailed: async (error) => {
      if (await isAway(error)) return;
      if (!showRestriction(error, text)) toastError(error, text);
    },
  });
  const choose = async (code: string): Promise<void> => {
    const chosen = loginProviders.find((provider) => provider.code === code);
    if (chosen !== undefined) await open(chosen);
  };
  return { loginProviders, openingCode: isPending ? input?.code : undefined, choose };
}
