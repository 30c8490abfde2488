import { AnswerError, answerCode, confirmPassword } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { useRef, useState } from 'react';
import { errorText } from '../../errors/errorText';
import { toastError } from '../../errors/toastError';

interface Unlock {
  readonly password: string;
  readonly type: (typed: string) => void;
  /** What is wrong with the password, or that there were too many of them. */
  readonly error: string | undefined;
  readonly isChecking: boolean;
  readonly unlock: () => void;
}

/** Has the operator check the password, once however often it is pressed. */
export function useUnlock(onUnlocked: () => void): Unlock {
  const text = useText();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [isChecking, setChecking] = useState(false);
  const isBusy = useRef(false);

  const tell = (problem: unknown): void => {
    const code = problem instanceof AnswerError ? problem.code : undefined;
    if (code === answerCode.wrongCredentials) setError(text('rg.wrongPassword'));
    else if (code === answerCode.locked) setError(errorText(problem, text));
    else toastError(problem, text);
  };
  const check = async (): Promise<void> => {
    if (isBusy.current || password === '') return;
    isBusy.current = true;
    setChecking(true);
    try {
      await confirmPassword(password);
      onUnlocked();
    } catch (problem) {
      tell(problem);
    } finally {
      isBusy.current = false;
      setChecking(false);
    }
  };
  const type = (typed: string): void => {
    setPassword(typed);
    setError(undefined);
  };
  return { password, type, error, isChecking, unlock: () => void check() };
}
