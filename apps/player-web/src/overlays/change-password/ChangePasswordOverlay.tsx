import { useText } from '@kislap/i18n';
import { Button, LinkButton, Note, Overlay, PasswordField, Stack, Text } from '@kislap/ui';
import { useId } from 'react';
import { NewPasswordFields } from '../../forms/NewPasswordFields';
import { useDirtyForm } from '../../shell/useDirtyForm';
import type { OverlayProps } from '../OverlayProps';
import { useChangePassword } from './useChangePassword';

/** Sets a new password by the current one; who has forgotten it proves themselves by SMS instead. */
export function ChangePasswordOverlay({ modal, onAnswer }: OverlayProps<'change-password'>) {
  const text = useText();
  const missingId = useId();
  const form = useChangePassword(() => onAnswer('changed'));
  const { values, errors, change, isComplete } = form;
  useDirtyForm(Object.values(values).some((value) => value !== ''));
  return (
    <Overlay
      {...modal}
      enters="fromRight"
      title={text('set.password')}
      closeLabel={text('common.close')}
      initialFocus="heading"
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <Stack gap={4}>
          <Note>{text('pwd.elsewhere')}</Note>
          <PasswordField
            autoComplete="current-password"
            label={text('pwd.old')}
            showLabel={text('auth.showPwd')}
            hideLabel={text('auth.hidePwd')}
            value={values.oldPassword}
            onValueChange={(typed) => change('oldPassword', typed)}
            error={errors.oldPassword}
          />
          <NewPasswordFields form={form} label={text('auth.newPwd')} />
          <Button
            type="submit"
            isBlock
            isLoading={form.isSending}
            blockedBy={isComplete ? undefined : missingId}
          >
            {text('auth.resetSave')}
          </Button>
          {!isComplete && (
            <Text size="cap" tone="muted" align="center" id={missingId}>
              {text('pwd.fillAll')}
            </Text>
          )}
          <LinkButton href="/resetPassword" variant="text" isBlock>
            {text('auth.forgot')}
          </LinkButton>
        </Stack>
      </form>
    </Overlay>
  );
}
