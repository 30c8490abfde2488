import { answerCode, AnswerError } from '@kislap/api';
import type { PasswordByCode } from '@kislap/api';
import { checkNewPassword, checkPhone } from '@kislap/domain';
import { phoneMessage, useText } from '@kislap/i18n';
import type { TranslateText } from '@kislap/i18n';
import { useState } from 'react';
import { useDirtyForm } from '../../navigation/dirtyForms';
import { session } from '../../session/session';
import { errorText } from '../errors/errorText';
import { toastError } from '../errors/toastError';
import { useMutation } from '../mutation/useMutation';

type CodeFormValues = Readonly<Record<CodeFormField, string>>;
type CodeFormErrors = Readonly<Partial<Record<CodeFormField, string>>>;

/** A form in which an SMS code proves a new password: bind phone, reset password, register. */
export interface CodeForm {
  readonly values: CodeFormValues;
  /** What is wrong, beside its field. */
  readonly errors: CodeFormErrors;
  readonly isSending: boolean;
  /** Whether every field has something in it. */
  readonly isComplete: boolean;
  readonly change: (field: CodeFormField, value: string) => void;
  /** A field is left: what is wrong with what was typed into it is said. An empty one is not wrong yet. */
  readonly check: (field: CodeFormField) => void;
  readonly showError: (field: CodeFormField, error: string | undefined) => void;
  readonly submit: () => Promise<void>;
}

interface CodeFormRequest {
  readonly proof: PasswordByCode;
  readonly wasGuest: boolean;
}

const empty: CodeFormValues = { phone: '', code: '', password: '', passwordAgain: '' };

/**
 * Keeps such a form: checks it on Submit, sends it once however often it is pressed, and puts a refusal beside the
 * field it is about. Nothing typed is ever lost.
 *
 * @param send makes the call; what it throws is told to the player
 * @param phone the player's own, which may become known later; it never replaces what was typed
 * @param intentOf names what is sent, so that it goes out under its first key while its outcome is unknown
 */
export function useCodeForm(
  send: (proof: PasswordByCode, idempotencyKey: string) => Promise<void>,
  phone = '',
  intentOf?: (proof: PasswordByCode) => string,
): CodeForm {
  const text = useText();
  const [typed, setTyped] = useState<Partial<CodeFormValues>>({});
  const values: CodeFormValues = { ...empty, phone, ...typed };
  const [errors, setErrors] = useState<CodeFormErrors>({});
  useDirtyForm(Object.values(typed).some((value) => value !== ''));

  const showError = (field: CodeFormField, error: string | undefined) =>
    setErrors(({ [field]: _cleared, ...others }) =>
      error === undefined ? others : { ...others, [field]: error },
    );

  const { isPending: isSending, mutate } = useMutation({
    ...(intentOf !== undefined && { intentOf: ({ proof }: CodeFormRequest) => intentOf(proof) }),
    send: ({ proof }: CodeFormRequest, idempotencyKey) => send(proof, idempotencyKey),
    onFailed: (error, { wasGuest }) => {
      const field = refusedField(error);
      if (field === undefined) toastError(error, text, wasGuest);
      else showError(field, errorText(error, text));
    },
  });

  const change = (field: CodeFormField, value: string) => {
    setTyped((before) => ({ ...before, [field]: value }));
    showError(field, undefined);
  };

  const check = (field: CodeFormField) => {
    const problem = values[field] === '' ? undefined : problems(values, text)[field];
    if (problem !== undefined) showError(field, problem);
  };

  const submit = async () => {
    const found = problems(values, text);
    setErrors(found);
    const checked = checkPhone(values.phone);
    if (Object.keys(found).length > 0 || !checked.ok) return;
    await mutate({ proof: { ...values, phone: checked.value }, wasGuest: session.userId() === undefined });
  };

  const isComplete = Object.values(values).every((value) => value !== '');
  return { values, errors, isSending, isComplete, change, check, showError, submit };
}

function problems({ phone, password, passwordAgain }: CodeFormValues, text: TranslateText): CodeFormErrors {
  const checkedPhone = checkPhone(phone);
  const checkedPassword = checkNewPassword(password, passwordAgain);
  const errors: Partial<Record<CodeFormField, string>> = {};
  if (!checkedPhone.ok) errors.phone = text(phoneMessage(checkedPhone.reason).id);
  if (!checkedPassword.ok && checkedPassword.reason === 'weak') errors.password = text('auth.weak');
  if (!checkedPassword.ok && checkedPassword.reason === 'mismatch')
    errors.passwordAgain = text('auth.mismatch');
  return errors;
}

/** The fields of a form in which an SMS code proves a new password. */
type CodeFormField = 'phone' | 'code' | 'password' | 'passwordAgain';

const fieldByCode: Readonly<Partial<Record<number, CodeFormField>>> = {
  [answerCode.phoneTaken]: 'phone',
  [answerCode.wrongCode]: 'code',
  [answerCode.weakPassword]: 'password',
  [answerCode.passwordsDiffer]: 'passwordAgain',
};

/** The field that a refusal is about; `undefined` when it is about none of them. */
function refusedField(error: unknown): CodeFormField | undefined {
  return error instanceof AnswerError ? fieldByCode[error.code] : undefined;
}
