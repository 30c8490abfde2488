import { AnswerError, answerCode, breakHours, exclusionMonths, stepAway } from '@kislap/api';
import type { Absence } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { toast } from '@kislap/ui';
import { useRef, useState } from 'react';
import { toastError } from '../../errors/toastError';
import { go } from '../../navigation/go';
import { untilAtHome } from '../../pages/user/untilAtHome';
import { session } from '../../session/session';

interface Leaving {
  readonly isLeaving: boolean;
  /** What is wrong with the password. */
  readonly error: string | undefined;
  readonly leave: (length: string, password: string) => void;
  readonly forgetError: () => void;
}

/** Begins a break or an exclusion; the session ends with it, on this device too. */
export function useStepAway(kind: Absence['kind']): Leaving {
  const text = useText();
  const [isLeaving, setLeaving] = useState(false);
  const [error, setError] = useState<string>();
  const isBusy = useRef(false);
  const leave = async (length: string, password: string): Promise<void> => {
    const absence = absenceOf(kind, length, password);
    if (isBusy.current || absence === undefined) return;
    isBusy.current = true;
    setLeaving(true);
    try {
      await stepAway(absence);
      await go('/', { replace: true });
      await untilAtHome();
      session.signOut();
      toast({ kind: 'success', title: text('rg.resting') });
    } catch (problem) {
      const isWrong = problem instanceof AnswerError && problem.code === answerCode.wrongCredentials;
      if (isWrong) setError(text('rg.wrongPassword'));
      else toastError(problem, text);
    } finally {
      isBusy.current = false;
      setLeaving(false);
    }
  };
  return {
    isLeaving,
    error,
    leave: (length, password) => void leave(length, password),
    forgetError: () => setError(undefined),
  };
}

function absenceOf(kind: Absence['kind'], length: string, password: string): Absence | undefined {
  const hours = breakHours.find((one) => String(one) === length);
  const months = exclusionMonths.find((one) => String(one) === length);
  if (kind === 'break') return hours === undefined ? undefined : { kind, hours, password };
  return months === undefined ? undefined : { kind, months, password };
}
