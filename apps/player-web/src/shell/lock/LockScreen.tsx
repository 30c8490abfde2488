import { AnswerError, answerCode, confirmCode, confirmPassword } from '@kislap/api';
import { useText } from '@kislap/i18n';
import type { MessageId } from '@kislap/i18n';
import { AppFrame, Dialog, ResponsibleLine, Stack } from '@kislap/ui';
import { useState } from 'react';
import { accountKeys } from '../../device/storage/accountKeys';
import { deviceStorage } from '../../device/storage/deviceStorage';
import { errorText } from '../../features/errors/errorText';
import { SecretField } from '../../features/forms/SecretField';
import { HelpLineLink } from '../../features/help/HelpLinks';
import { useMutation } from '../../features/mutation/useMutation';
import { appLocation } from '../../navigation/appLocation';
import { idleLock } from '../../session/idle-lock/idleLock';
import { logOut } from '../../session/logOut';
import { useUserId } from '../../session/session';

const stay = { isOpen: true, onDismiss: () => undefined } as const;

/**
 * All there is of a locked app: the way back in, and the way out. Neither Escape nor Back leads past it.
 */
export function LockScreen() {
  return (
    <AppFrame overlays={<LockDialog />}>
      <main />
    </AppFrame>
  );
}

function LockDialog() {
  const text = useText();
  const userId = useUserId();
  const unlock = useUnlock();
  const leave = { label: text('idle.again'), onPress: leaveLocked };
  // Whoever has come by another service has nothing to prove it with here until a phone is bound.
  const hasPassword = userId === undefined || deviceStorage.read(accountKeys.hasNoPassword(userId)) !== 1;
  const title = text('idle.title');
  if (!hasPassword) {
    return (
      <Dialog {...stay} isBackgroundHidden title={title} text={text('idle.whyNoPassword')} confirm={leave}>
        <LockFoot />
      </Dialog>
    );
  }
  return (
    <Dialog
      {...stay}
      isBackgroundHidden
      title={title}
      text={text('idle.why')}
      confirm={{ label: text('idle.goOn'), onPress: unlock.unlock, isLoading: unlock.isChecking }}
      cancel={leave}
    >
      <Stack gap={3}>
        <SecretField
          purpose="unlock"
          way={unlock.way}
          onWayChange={unlock.choose}
          value={unlock.secret}
          onValueChange={unlock.type}
          error={unlock.error}
        />
        <LockFoot />
      </Stack>
    </Dialog>
  );
}

/** What stands at the foot of every page, and help, which nothing locks. */
function LockFoot() {
  return (
    <Stack gap={2}>
      <HelpLineLink variant="text" size="sm" isBlock />
      <ResponsibleLine />
    </Stack>
  );
}

/** Whoever logs in again comes back to where the app was locked. */
function leaveLocked(): void {
  const { pathname, search } = appLocation.snapshot();
  void logOut('/login', { returnTo: pathname + search });
}

/** What proves who is there. */
type UnlockWay = 'password' | 'code';

interface Unlock {
  readonly way: UnlockWay;
  readonly choose: (way: UnlockWay) => void;
  /** The password or the code. */
  readonly secret: string;
  readonly type: (typed: string) => void;
  /** Why the app is still locked: the wrong secret, too many of them, or no answer. */
  readonly error: string | undefined;
  readonly isChecking: boolean;
  readonly unlock: () => void;
}

const refusals: Readonly<Partial<Record<number, MessageId>>> = {
  [answerCode.wrongCredentials]: 'rg.wrongPassword',
  [answerCode.notEligible]: 'idle.noProof',
};

/** Has the operator check who is there, once however often it is pressed, and opens the app again. */
function useUnlock(): Unlock {
  const text = useText();
  const [way, setWay] = useState<UnlockWay>('password');
  const [secret, setSecret] = useState('');
  const [error, setError] = useState<string>();
  const { isPending: isChecking, mutate: check } = useMutation({
    send: (typed: string) => (way === 'password' ? confirmPassword(typed) : confirmCode(typed)),
    onDone: () => idleLock.unlock(),
    onFailed: (problem) => {
      const known = problem instanceof AnswerError ? refusals[problem.code] : undefined;
      setError(known === undefined ? errorText(problem, text) : text(known));
    },
  });
  const type = (typed: string): void => {
    setSecret(typed);
    setError(undefined);
  };
  const choose = (chosen: UnlockWay): void => {
    setWay(chosen);
    type('');
  };
  return {
    way,
    choose,
    secret,
    type,
    error,
    isChecking,
    unlock: () => void (secret !== '' && check(secret)),
  };
}
