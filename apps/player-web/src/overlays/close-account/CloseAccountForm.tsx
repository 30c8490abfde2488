import { useText } from '@kislap/i18n';
import { Checkbox, Stack, TextField } from '@kislap/ui';
import { useState } from 'react';
import { FormEnd } from '../../forms/FormEnd';
import { OwnPasswordField } from '../../forms/OwnPasswordField';
import { useCloseAccount } from './useCloseAccount';

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
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) void close(reason);
      }}
    >
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
    </form>
  );
}
