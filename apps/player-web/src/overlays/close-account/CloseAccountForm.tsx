import { useText } from '@kislap/i18n';
import { Button, Checkbox, PasswordField, Stack, Text, TextField } from '@kislap/ui';
import { useId, useState } from 'react';
import { useCloseAccount } from './useCloseAccount';

/** The operator takes no more. */
const LONGEST_REASON = 500;

/** What shows that the player means it: the password and the sentence. Why they leave is theirs to say or not. */
export function CloseAccountForm() {
  const text = useText();
  const missingId = useId();
  const [password, setPassword] = useState('');
  const [reason, setReason] = useState('');
  const [isUnderstood, setUnderstood] = useState(false);
  const { isClosing, error, close, forgetError } = useCloseAccount();
  const isReady = password !== '' && isUnderstood;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) close({ password, reason });
      }}
    >
      <Stack gap={4}>
        <TextField
          label={text('closing.reason')}
          value={reason}
          maxLength={LONGEST_REASON}
          onValueChange={setReason}
        />
        <PasswordField
          label={text('reg.password')}
          autoComplete="current-password"
          showLabel={text('auth.showPwd')}
          hideLabel={text('auth.hidePwd')}
          value={password}
          onValueChange={(typed) => {
            setPassword(typed);
            forgetError();
          }}
          error={error}
        />
        <Checkbox isChecked={isUnderstood} onCheckedChange={setUnderstood}>
          {text('closing.understand')}
        </Checkbox>
        {!isReady && (
          <Text size="cap" tone="muted" id={missingId}>
            {text('closing.missing')}
          </Text>
        )}
        <Button
          type="submit"
          variant="danger"
          isBlock
          isLoading={isClosing}
          blockedBy={isReady ? undefined : missingId}
        >
          {text('closing.title')}
        </Button>
      </Stack>
    </form>
  );
}
