import { answerCode, AnswerError, completeAccount } from '@kislap/api';
import { useInvalidation } from '@kislap/api/react';
import type { AccountNeed } from '@kislap/api';
import { checkBirthday, checkPhone } from '@kislap/domain';
import { birthdayMessage, phoneMessage, useText } from '@kislap/i18n';
import type { BirthDate } from '@kislap/ui';
import { useState } from 'react';
import { operatorNow } from '../../device/clock/operatorNow';
import { errorText } from '../../features/errors/errorText';
import { toastError } from '../../features/errors/toastError';
import { useMutation } from '../../features/mutation/useMutation';
import { useDirtyForm } from '../../navigation/dirtyForms';
import { useUserId } from '../../session/session';

/** What is typed and ticked. */
interface CompletionValues {
  readonly birth: BirthDate;
  readonly phone: string;
  readonly code: string;
  readonly hasAgreed: boolean;
}

type CompletionField = keyof CompletionValues;

/** The form that asks for what an account lacks, and for nothing else. */
export interface Completion {
  readonly values: CompletionValues;
  /** What is wrong, beside its field. */
  readonly errors: Readonly<Partial<Record<CompletionField, string>>>;
  readonly change: (change: Partial<CompletionValues>) => void;
  readonly showError: (field: CompletionField, error: string | undefined) => void;
  /** The phone field is left: what is wrong with what was typed is said. */
  readonly checkPhoneField: () => void;
  readonly isSending: boolean;
  readonly canSubmit: boolean;
  readonly submit: () => Promise<void>;
}

const empty: CompletionValues = {
  birth: { year: '', month: '', day: '' },
  phone: '',
  code: '',
  hasAgreed: false,
};

/** Keeps the form and sends it once, however often it is pressed. Nothing typed is lost when it is refused. */
export function useCompleteAccount(need: AccountNeed, onComplete: () => void): Completion {
  const text = useText();
  const { invalidateAfter } = useInvalidation(useUserId() ?? 0);
  const [now] = useState(operatorNow);
  const [values, setValues] = useState(empty);
  const [refused, setRefused] = useState<Completion['errors']>({});
  useDirtyForm(values !== empty);

  const { birth, phone, code, hasAgreed } = values;
  const birthday = `${birth.year}-${birth.month}-${birth.day}`;
  const checkedBirth = checkBirthday(birthday, now);
  const isBirthWhole = Object.values(birth).every((part) => part !== '');
  const checkedPhone = checkPhone(phone);
  const birthError =
    isBirthWhole && !checkedBirth.ok ? text(birthdayMessage(checkedBirth.reason).id) : undefined;
  const phoneError = checkedPhone.ok ? undefined : text(phoneMessage(checkedPhone.reason).id);

  const showError = (field: CompletionField, error: string | undefined) =>
    setRefused(({ [field]: _cleared, ...others }) =>
      error === undefined ? others : { ...others, [field]: error },
    );
  const change = (changed: Partial<CompletionValues>) => {
    setValues((before) => ({ ...before, ...changed }));
    setRefused((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !(field in changed))),
    );
  };

  const { isPending, mutate } = useMutation({
    send: (toldPhone: string | undefined) =>
      completeAccount({
        birthday: need.includes('birthday') ? birthday : undefined,
        hasAgreed: need.includes('agree') ? hasAgreed : undefined,
        phone: toldPhone,
        code: toldPhone === undefined ? undefined : code,
      }),
    onDone: async () => {
      onComplete();
      await invalidateAfter('phoneBound');
    },
    onFailed: (error) => {
      const field = error instanceof AnswerError ? fieldByCode[error.code] : undefined;
      if (field === undefined) toastError(error, text);
      else showError(field, errorText(error, text));
    },
  });
  const submit = async () => {
    const isAsked = need.includes('phone');
    if (isAsked && phoneError !== undefined) return showError('phone', phoneError);
    await mutate(isAsked && checkedPhone.ok ? checkedPhone.value : undefined);
  };

  const isTold = { birthday: checkedBirth.ok, agree: hasAgreed, phone: phone !== '' && code !== '' };
  return {
    values,
    errors: { ...(birthError !== undefined && { birth: birthError }), ...refused },
    change,
    showError,
    checkPhoneField: () => phone !== '' && showError('phone', phoneError),
    isSending: isPending,
    canSubmit: need.every((part) => isTold[part]),
    submit,
  };
}

const fieldByCode: Readonly<Partial<Record<number, CompletionField>>> = {
  [answerCode.phoneTaken]: 'phone',
  [answerCode.wrongCode]: 'code',
  [answerCode.underAge]: 'birth',
};
