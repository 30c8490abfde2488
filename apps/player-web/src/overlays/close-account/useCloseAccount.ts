import { AnswerError, answerCode, closeAccount } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { toast } from '@kislap/ui';
import { useRef, useState } from 'react';
import { toastError } from '../../errors/toastError';
import { go } from '../../navigation/go';
import { untilAtHome } from '../../pages/user/untilAtHome';
import { session } from '../../session/session';

/** Closes the account; the session ends with it, on this device too. */
export function useCloseAccount() {
  const text = useText();
  const [password, setPassword] = useState('');
  const [isClosing, setClosing] = useState(false);
  /** What is wrong with the password. */
  const [error, setError] = useState<string>();
  const isBusy = useRef(false);
  const close = async (reason: string): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setClosing(true);
    try {
      await closeAccount({ password, reason });
      await go('/', { replace: true });
      await untilAtHome();
      session.signOut();
      toast({ kind: 'success', title: text('closing.done') });
    } catch (problem) {
      const isWrong = problem instanceof AnswerError && problem.code === answerCode.wrongCredentials;
      if (isWrong) setError(text('closing.wrongPassword'));
      else toastError(problem, text);
    } finally {
      isBusy.current = false;
      setClosing(false);
    }
  };
  const type = (typed: string) => {
    setPassword(typed);
    setError(undefined);
  };
  return { password, setPassword: type, isClosing, error, close };
}
