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
import { errorText } from '../../errors/errorText';
import { toastError } from '../../errors/toastError';
import type { IdentityValues } from './IdentityValues';
import type { IdentityForm } from './useIdentityForm';

/** The sending of the documents. */
export interface IdentitySending {
  readonly isSending: boolean;
  /** No answer for a while: pictures take their time on a slow line. */
  readonly isSlow: boolean;
  readonly send: () => Promise<void>;
}

/**
 * Sends the documents once however often it is pressed. When it fails the form stays, and the same form goes again under
 * the same key: what arrived after all is not taken twice.
 */
export function useSendIdentity(userId: number, form: IdentityForm): IdentitySending {
  const text = useText();
  const { mutate } = useSWRConfig();
  const [isSending, setSending] = useState(false);
  const [isSlow, setSlow] = useState(false);
  const isBusy = useRef(false);
  const attempt = useRef<{ readonly form: string; readonly key: string }>(undefined);

  const told = (error: unknown): void => {
    const field = identityFieldOf(error);
    const words = errorText(error, text);
    if (field !== undefined && words !== undefined) form.showError(field, words);
    else toastError(error, text);
  };
  const send = async (): Promise<void> => {
    const proof = proofOf(form.values);
    if (proof === undefined || isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    const name = `${JSON.stringify(proof)} ${form.values.front?.preview} ${form.values.selfie?.preview}`;
    if (attempt.current?.form !== name) attempt.current = { form: name, key: newIdempotencyKey() };
    try {
      await sendIdentity(proof, { idempotencyKey: attempt.current.key, onSlow: () => setSlow(true) });
      const inReview = (before?: IdentityCheck) => before && ({ ...before, state: 'review' } as const);
      await mutate<IdentityCheck>(identityCheckKey(userId), inReview, { revalidate: false });
    } catch (error) {
      const isKnown = error instanceof AnswerError && error.code === answerCode.alreadyReceived;
      if (isKnown) await mutate(identityCheckKey(userId));
      told(error);
    } finally {
      isBusy.current = false;
      setSending(false);
      setSlow(false);
    }
  };
  return { isSending, isSlow, send };
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
