import {
  AnswerError,
  answerCode,
  identityCheckKey,
  identityFieldOf,
  newIdempotencyKey,
  sendIdentity,
} from '@kislap/api';
import type { IdentityCheck, IdentityProof } from '@kislap/api';
import { checkDocumentNumber } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { errorText } from '../../features/errors/errorText';
import { toastError } from '../../features/errors/toastError';
import { useMutation } from '../../features/mutation/useMutation';
import type { IdentityValues } from './identityProblems';
import type { IdentityForm } from './useIdentityForm';

/** The sending of the documents. */
export interface IdentitySending {
  readonly isSending: boolean;
  /** No answer for a while: pictures take their time on a slow line. */
  readonly isSlow: boolean;
  readonly send: () => Promise<void>;
}

/**
 * Sends the documents once however often it is pressed. When it fails the form stays; while the outcome is unknown the
 * same form goes again under the same key, so that nothing is taken twice.
 */
export function useSendIdentity(userId: number, form: IdentityForm): IdentitySending {
  const text = useText();
  const { mutate } = useSWRConfig();
  const [isSlow, setSlow] = useState(false);
  /** What was sent last, and its name in the device's storage, which holds nothing of the form. */
  const last = useRef({ form: '', intent: '' });

  const intentOf = (proof: IdentityProof): string => {
    const { front, selfie } = form.values;
    const sent = `${JSON.stringify(proof)} ${front?.preview} ${selfie?.preview}`;
    if (last.current.form !== sent) last.current = { form: sent, intent: `identity:${newIdempotencyKey()}` };
    return last.current.intent;
  };
  const showFailure = (error: unknown): void => {
    const field = identityFieldOf(error);
    const message = errorText(error, text);
    if (field !== undefined && message !== undefined) form.showError(field, message);
    else toastError(error, text);
  };
  const { isPending, mutate: submit } = useMutation<IdentityProof, unknown>({
    intentOf,
    send: (proof, idempotencyKey) => sendIdentity(proof, { idempotencyKey, onSlow: () => setSlow(true) }),
    onDone: () => {
      const inReview = (before?: IdentityCheck) => before && ({ ...before, state: 'review' } as const);
      return mutate<IdentityCheck>(identityCheckKey(userId), inReview, { revalidate: false });
    },
    onFailed: async (error) => {
      const isKnown = error instanceof AnswerError && error.code === answerCode.alreadyReceived;
      if (isKnown) await mutate(identityCheckKey(userId));
      showFailure(error);
    },
  });
  const send = async (): Promise<void> => {
    const proof = proofOf(form.values);
    if (proof === undefined || isPending) return;
    setSlow(false);
    await submit(proof);
  };
  return { isSending: isPending, isSlow: isPending && isSlow, send };
}

/** What is sent of a form; `undefined` while something is missing, which the form says itself. */
function proofOf(values: IdentityValues): IdentityProof | undefined {
  const { documentType, front, selfie, hasAgreed, name, birthday } = values;
  const number = checkDocumentNumber(values.documentNumber);
  const isWhole = documentType !== undefined && front !== undefined && selfie !== undefined && number.ok;
  if (!isWhole || !hasAgreed) return undefined;
  return {
    documentType,
    documentNumber: number.value,
    name: name.trim(),
    birthday: `${birthday.year}-${birthday.month}-${birthday.day}`,
    front: front.content,
    selfie: selfie.content,
  };
}
