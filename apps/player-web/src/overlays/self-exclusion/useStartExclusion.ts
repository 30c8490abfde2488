import { answerCode, AnswerError, breakHours, exclusionMonths, startExclusion } from '@kislap/api';
import type { AwayAccess, Exclusion } from '@kislap/api';
import { useAway } from '@kislap/api/react';
import { useText } from '@kislap/i18n';
import type { MessageId } from '@kislap/i18n';
import { toast } from '@kislap/ui';
import { useState } from 'react';
import { errorText } from '../../features/errors/errorText';
import { toastError } from '../../features/errors/toastError';
import { useMutation } from '../../features/mutation/useMutation';
import { sendAllOwnMoney } from '../../features/payout/sendOwnMoney';
import type { PayoutTarget } from '../../features/payout/usePayoutTarget';
import { stayAway } from '../../session/enterAway';
import { useUserId } from '../../session/session';
import { useIsAway } from '../../session/useIsAway';

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
  /** @param payout where all own money goes out at once; `undefined` for nowhere */
  readonly start: (length: string, proof: ExclusionProof, payout: PayoutTarget | undefined) => void;
  readonly forgetError: () => void;
}

const wrongSecrets: Readonly<Partial<Record<number, MessageId>>> = {
  [answerCode.wrongCredentials]: 'rg.wrongPassword',
  [answerCode.wrongCode]: 'auth.codeWrong',
};

interface Start {
  readonly exclusion: Exclusion;
  readonly payout: PayoutTarget | undefined;
}

const begunWords = {
  break: { begun: 'rg.resting', longer: 'away.begunLonger' },
  exclusion: { begun: 'rg.excluded', longer: 'away.excludedLonger' },
} as const satisfies Record<Exclusion['kind'], Record<string, MessageId>>;

/** Begins a break or an exclusion, and sends own money out where that is wanted. Every session ends with it, on this device too. */
export function useStartExclusion(kind: Exclusion['kind']): ExclusionStart {
  const text = useText();
  const [error, setError] = useState<string>();
  const userId = useUserId();
  const isAway = useIsAway();
  const isLonger = useAway(isAway ? userId : undefined).data?.kind === kind;
  const { isPending, mutate } = useMutation<Start, AwayAccess | undefined>({
    send: ({ exclusion }) => startExclusion(exclusion),
    onDone: async (access, { payout }) => {
      await stayAway(access);
      toast({ kind: 'success', title: text(begunWords[kind][isLonger ? 'longer' : 'begun']) });
      if (payout === undefined || access === undefined || userId === undefined) return;
      // The absence holds whatever becomes of it, and the screen that follows has the way out as well.
      await sendAllOwnMoney({ userId, target: payout }, text).catch((problem) => toastError(problem, text));
    },
    onFailed: (problem) => {
      const code = problem instanceof AnswerError ? problem.code : 0;
      const wrong = wrongSecrets[code];
      if (wrong !== undefined) setError(text(wrong));
      else if (code === answerCode.locked) setError(errorText(problem, text));
      else toastError(problem, text);
    },
  });
  const start: ExclusionStart['start'] = (length, proof, payout) => {
    const exclusion = exclusionOf(kind, length, proof);
    if (exclusion !== undefined) void mutate({ exclusion, payout });
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
