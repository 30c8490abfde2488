import { answerCode, AnswerError, breakHours, exclusionMonths, startExclusion } from '@kislap/api';
import type { AwayAccess, Exclusion } from '@kislap/api';
import { useText } from '@kislap/i18n';
import type { MessageId } from '@kislap/i18n';
import { toast } from '@kislap/ui';
import { useState } from 'react';
import { errorText } from '../../features/errors/errorText';
import { toastError } from '../../features/errors/toastError';
import { useMutation } from '../../features/mutation/useMutation';
import { stayAway } from '../../session/enterAway';

/** What shows that the player means it. */
export type ExclusionProof =
  | { readonly way: 'password'; readonly secret: string }
  | { readonly way: 'code'; readonly secret: string }
  /** The account has nothing to prove it with, or nothing is asked. */
  | { readonly way: 'none' };

interface ExclusionStart {
  readonly isStarting: boolean;
  /** What is wrong with the password or the code. */
  readonly error: string | undefined;
  readonly start: (length: string, proof: ExclusionProof) => void;
  readonly forgetError: () => void;
}

const wrongSecrets: Readonly<Partial<Record<number, MessageId>>> = {
  [answerCode.wrongCredentials]: 'rg.wrongPassword',
  [answerCode.wrongCode]: 'auth.codeWrong',
};

/** Begins a break or an exclusion. Every session ends with it, on this device too. */
export function useStartExclusion(kind: Exclusion['kind']): ExclusionStart {
  const text = useText();
  const [error, setError] = useState<string>();
  const { isPending, mutate } = useMutation<Exclusion, AwayAccess | undefined>({
    send: (exclusion) => startExclusion(exclusion),
    onDone: async (access) => {
      await stayAway(access);
      toast({ kind: 'success', title: text(kind === 'break' ? 'rg.resting' : 'rg.excluded') });
    },
    onFailed: (problem) => {
      const code = problem instanceof AnswerError ? problem.code : 0;
      const wrong = wrongSecrets[code];
      if (wrong !== undefined) setError(text(wrong));
      else if (code === answerCode.locked) setError(errorText(problem, text));
      else toastError(problem, text);
    },
  });
  const start = (length: string, proof: ExclusionProof): void => {
    const exclusion = exclusionOf(kind, length, proof);
    if (exclusion !== undefined) void mutate(exclusion);
  };
  return { isStarting: isPending, error, start, forgetError: () => setError(undefined) };
}

function exclusionOf(kind: Exclusion['kind'], length: string, proof: ExclusionProof): Exclusion | undefined {
  if (kind === 'break') {
    const hours = breakHours.find((one) => String(one) === length);
    return hours === undefined ? undefined : { kind, hours };
  }
  const months = exclusionMonths.find((one) => String(one) === length);
  return months === undefined
    ? undefined
    : { kind, months, ...(proof.way !== 'none' && { [proof.way]: proof.secret }) };
}
