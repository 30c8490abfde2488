import { useText } from '@kislap/i18n';
import { LinkButton, Note, Overlay, Stack } from '@kislap/ui';
import { FormEnd } from '../../forms/FormEnd';
import { NewPasswordFields } from '../../forms/NewPasswordFields';
import { OwnPasswordField } from '../../forms/OwnPasswordField';
import { useDirtyForm } from '../../shell/useDirtyForm';
import type { OverlayProps } from '../OverlayProps';
import { useChangePassword } from './useChangePassword';

/** Sets a new password by the current one; who has forgotten it proves themselves by SMS instead. */
export function ChangePasswordOverlay({ modal, onAnswer }: OverlayProps<'change-password'>) {
  const text = useText();
  const form = useChangePassword(() => onAnswer('changed'));
  const { values, errors, change, isComplete } = form;
  useDirtyForm(Object.values(values).some((value) => value !== ''));
  const frame = { title: text('set.password'), closeLabel: text('common.close') };
  return (
    <Overlay {...modal} {...frame} enters="fromRight" initialFocus="heading">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isComplete) void form.submit();
        }}
      >
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
      </form>
    </Overlay>
  );
}
