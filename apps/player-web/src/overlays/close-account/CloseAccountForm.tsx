import { answerCode, AnswerError, closeAccount } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { Checkbox, Stack, TextField, toast } from '@kislap/ui';
import { useState } from 'react';
import { toastError } from '../../features/errors/toastError';
import { Form } from '../../features/forms/Form';
import { OwnPasswordField } from '../../features/forms/PasswordFields';
import { FormEnd } from '../../features/forms/SubmitButton';
import { useMutation } from '../../features/mutation/useMutation';
import { leaveSession } from '../../session/logOut';

interface CloseAccountFormProps {
  /** An account without a phone was opened elsewhere and has none. */
  readonly hasPassword: boolean;
}

/** The operator takes no more. */
const LONGEST_REASON = 500;

/** What shows that the player means it: the password and the sentence. Why they leave is theirs to say or not. */
export function CloseAccountForm({ hasPassword }: CloseAccountFormProps) {
  const text = useText();
  const [reason, setReason] = useState('');
  const [isUnderstood, setUnderstood] = useState(false);
  const { password, setPassword, isClosing, error, close } = useCloseAccount();
  const isReady = (password !== '' || !hasPassword) && isUnderstood;
  return (
    <Form onSubmit={() => void (isReady && close(reason))}>
      <Stack gap={4}>
        <TextField
          label={text('closing.reason')}
          value={reason}
          maxLength={LONGEST_REASON}
          onValueChange={setReason}
        />
        {hasPassword && (
          <OwnPasswordField
            label={text('reg.password')}
            value={password}
            onValueChange={setPassword}
            error={error}
          />
        )}
        <Checkbox isChecked={isUnderstood} onCheckedChange={setUnderstood}>
          {text('closing.understand')}
        </Checkbox>
        <FormEnd
          label={text('closing.title')}
          variant="danger"
          isSending={isClosing}
          missing={isReady ? undefined : text('closing.missing')}
        />
      </Stack>
    </Form>
  );
}

/** Closes the account; the session ends with it, on this device too. */
function useCloseAccount() {
  const text = useText();
  const [password, setPassword] = useState('');
  /** What is wrong with the password. */
  const [error, setError] = useState<string>();
  const { isPending, mutate } = useMutation<{ readonly reason: string }, unknown>({
    send: ({ reason }) => closeAccount({ password, reason }),
    onDone: async () => {
      await leaveSession('/');
      toast({ kind: 'success', title: text('closing.done') });
    },
    onFailed: (problem) => {
      const isWrong = problem instanceof AnswerError && problem.code === answerCode.wrongCredentials;
      if (isWrong) setError(text('closing.wrongPassword'));
      else toastError(problem, text);
    },
  });
  const close = (reason: string) => mutate({ reason });
  const type = (typed: string) => {
    setPassword(typed);
    setError(undefined);
  };
  return { password, setPassword: type, isClosing: isPending, error, close };
}
