import { resetPassword } from '@kislap/api';
import { usePlayer } from '@kislap/api/react';
import { normalizePhone } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { AppBar, Button, PageFrame, Stack, Text, toast } from '@kislap/ui';
import { Form } from '../../features/forms/Form';
import { CodeFormFields } from '../../features/forms/CodeFormFields';
import { useCodeForm } from '../../features/forms/useCodeForm';
import { goBack } from '../../navigation/go';
import { leaveSession } from '../../session/logOut';
import { useUserId } from '../../session/session';

/** Sets a new password with a code by SMS. Every session of the account ends with it, also this one. */
export function ResetPasswordPage() {
  const text = useText();
  const boundPhone = normalizePhone(usePlayer(useUserId()).data?.phone ?? '');
  const form = useCodeForm(async (proof) => {
    await resetPassword(proof);
    toast({ kind: 'success', title: text('auth.resetDone') });
    await leaveSession('/login', { phone: normalizePhone(proof.phone) });
  }, boundPhone);

  return (
    <PageFrame
      isForm
      appBar={<AppBar title={text('auth.reset')} back={{ label: text('common.back'), onPress: goBack }} />}
    >
      <Form onSubmit={() => void form.submit()}>
        <Stack gap={4}>
          <Text tone="muted">{text('auth.resetIntro')}</Text>
          <CodeFormFields form={form} scene="reset" passwordLabel={text('auth.newPwd')} />
          <Button type="submit" isBlock isLoading={form.isSending} disabled={!form.isComplete}>
            {text('auth.resetSave')}
          </Button>
        </Stack>
      </Form>
    </PageFrame>
  );
}
