import { answerCode, AnswerError, changePassword } from '@kislap/api';
import type { PasswordChange } from '@kislap/api';
import { checkNewPassword } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { TranslateText } from '@kislap/i18n';
import { LinkButton, Note, Overlay, Stack, toast } from '@kislap/ui';
import { useState } from 'react';
import { errorText } from '../../features/errors/errorText';
import { toastError } from '../../features/errors/toastError';
import { Form } from '../../features/forms/Form';
import { NewPasswordFields, OwnPasswordField } from '../../features/forms/PasswordFields';
import { FormEnd } from '../../features/forms/SubmitButton';
import { useMutation } from '../../features/mutation/useMutation';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';
import { useDirtyForm } from '../../navigation/dirtyForms';

/** Sets a new password by the current one; a player who has forgotten it is sent to the reset by SMS. */
export function ChangePasswordOverlay({ modal, onAnswer }: OverlayProps<'change-password'>) {
  const text = useText();
  const form = useChangePassword(() => onAnswer('changed'));
  const { values, errors, change, isComplete } = form;
  useDirtyForm(Object.values(values).some((value) => value !== ''));
  const frame = { title: text('set.password'), closeLabel: text('common.close') };
  return (
    <Overlay {...modal} {...frame} enters="fromRight" initialFocus="heading">
      <Form onSubmit={() => void (isComplete && form.submit())}>
        <Stack gap={4}>
          <Note>{text('pwd.elsewhere')}</Note>
          <OwnPasswordField
            label={text('pwd.old')}
            value={values.oldPassword}
            onValueChange={(typed) => change('oldPassword', typed)}
            error={errors.oldPassword}
          />
          <NewPasswordFields form={form} label={text('auth.newPwd')} />
          <FormEnd
            label={text('auth.resetSave')}
            isSending={form.isSending}
            missing={isComplete ? undefined : text('pwd.fillAll')}
          />
          <LinkButton href="/resetPassword" variant="text" isBlock>
            {text('auth.forgot')}
          </LinkButton>
        </Stack>
      </Form>
    </Overlay>
  );
}

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
function useChangePassword(onChanged: () => void): PasswordForm {
  const text = useText();
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<PasswordErrors>({});
  const { isPending, mutate } = useMutation<PasswordChange, unknown>({
    send: (wanted) => changePassword(wanted),
    onDone: () => {
      toast({ kind: 'success', title: text('pwd.done') });
      onChanged();
    },
    onFailed: (error) => {
      const refused = refusalOf(error, text);
      setErrors(refused);
      if (Object.keys(refused).length === 0) toastError(error, text);
    },
  });
  const change = (field: keyof PasswordChange, value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    setErrors(({ [field]: _cleared, ...others }) => others);
  };
  const submit = async (): Promise<void> => {
    const found = problemsOf(values, text);
    setErrors(found);
    if (Object.keys(found).length === 0) await mutate(values);
  };
  const isComplete = Object.values(values).every((value) => value !== '');
  return { values, errors, isSending: isPending, isComplete, change, submit };
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
