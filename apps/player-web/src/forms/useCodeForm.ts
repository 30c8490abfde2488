import type { PasswordByCode } from '@kislap/api';
import { checkNewPassword, checkPhone } from '@kislap/domain';
import { phoneMessage, useText } from '@kislap/i18n';
import type { TranslateText } from '@kislap/i18n';
import { useRef, useState } from 'react';
import { errorText } from '../errors/errorText';
import { refusedField } from './refusedField';
import type { CodeFormField } from './refusedField';
import { toastError } from '../errors/toastError';

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

const empty: CodeFormValues = { phone: '', code: '', password: '', passwordAgain: '' };

/**
 * Keeps such a form: checks it on Submit, sends it once however often it is pressed, and puts a refusal beside the
 * field it is about. Nothing typed is ever lost.
 *
 * @param send makes the call; what it throws is told to the player
 * @param phone the player's own, which may become known later; it never replaces what was typed
 */
export function useCodeForm(send: (proof: PasswordByCode) => Promise<void>, phone = ''): CodeForm {
  const text = useText();
  const [typed, setTyped] = useState<Partial<CodeFormValues>>({});
  const values: CodeFormValues = { ...empty, phone, ...typed };
  const [errors, setErrors] = useState<CodeFormErrors>({});
  const [isSending, setIsSending] = useState(false);
  const isBusy = useRef(false);

  const showError = (field: CodeFormField, error: string | undefined) =>
    setErrors(({ [field]: _cleared, ...others }) =>
      error === undefined ? others : { ...others, [field]: error },
    );

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
    if (Object.keys(found).length > 0 || isBusy.current) return;
    isBusy.current = true;
    setIsSending(true);
    try {
      const checked = checkPhone(values.phone);
      if (checked.ok) await send({ ...values, phone: checked.value });
    } catch (error) {
      const field = refusedField(error);
      if (field === undefined) toastError(error, text);
      else showError(field, errorText(error, text));
    } finally {
      isBusy.current = false;
      setIsSending(false);
    }
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
