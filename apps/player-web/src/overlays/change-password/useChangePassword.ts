import { AnswerError, answerCode, changePassword } from '@kislap/api';
import type { PasswordChange } from '@kislap/api';
import { checkNewPassword } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { TranslateText } from '@kislap/i18n';
import { toast } from '@kislap/ui';
import { useRef, useState } from 'react';
import { errorText } from '../../errors/errorText';
import { toastError } from '../../errors/toastError';

type PasswordErrors = Readonly<Partial<PasswordChange>>;

interface PasswordForm {
  readonly values: PasswordChange;
  /** What is wrong, beside its field. */
  readonly errors: PasswordErrors;
  readonly isSending: boolean;
  readonly isComplete: boolean;
  readonly change: (field: keyof PasswordChange, value: string) => void;
  readonly submit: () => Promise<void>;
}

const empty: PasswordChange = { oldPassword: '', password: '', passwordAgain: '' };

/** Keeps the form, checks it on Submit, sends it once however often it is pressed. Nothing typed is ever lost. */
export function useChangePassword(onChanged: () => void): PasswordForm {
  const text = useText();
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<PasswordErrors>({});
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  const change = (field: keyof PasswordChange, value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    setErrors(({ [field]: _cleared, ...others }) => others);
  };
  const submit = async (): Promise<void> => {
    const found = problemsOf(values, text);
    setErrors(found);
    if (Object.keys(found).length > 0 || isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    try {
      await changePassword(values);
      toast({ kind: 'success', title: text('pwd.done') });
      onChanged();
    } catch (error) {
      const refused = refusalOf(error, text);
      setErrors(refused);
      if (Object.keys(refused).length === 0) toastError(error, text);
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  };
  const isComplete = Object.values(values).every((value) => value !== '');
  return { values, errors, isSending, isComplete, change, submit };
}

function problemsOf({ password, passwordAgain }: PasswordChange, text: TranslateText): PasswordErrors {
  const checked = checkNewPassword(password, passwordAgain);
  if (checked.ok) return {};
  return checked.reason === 'weak'
    ? { password: text('auth.weak') }
    : { passwordAgain: text('auth.mismatch') };
}

/** What a refusal says beside a field; nothing for one that is about none. */
function refusalOf(error: unknown, text: TranslateText): PasswordErrors {
  if (!(error instanceof AnswerError)) return {};
  const said = errorText(error, text) ?? '';
  switch (error.code) {
    case answerCode.wrongCredentials:
      return { oldPassword: text('pwd.wrongOld') };
    case answerCode.weakPassword:
      return { password: said };
    case answerCode.passwordsDiffer:
      return { passwordAgain: said };
    default:
      return {};
  }
}
