import { bindPhone } from '@kislap/api';
import { useInvalidation } from '@kislap/api/react';
import { useText } from '@kislap/i18n';
import { Button, Note, Overlay, shieldCheckDuotone, Stack, Text, toast } from '@kislap/ui';
import { useEffect, useId } from 'react';
import { Form } from '../../features/forms/Form';
import { CodeFormFields } from '../../features/forms/CodeFormFields';
import { useCodeForm } from '../../features/forms/useCodeForm';
import { useUserId } from '../../session/session';
import { deviceStorage } from '../../device/storage/deviceStorage';
import { accountKeys } from '../../device/storage/accountKeys';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';

/** Binds a phone number and sets the login password. Answers once the phone is bound. */
export function BindPhoneOverlay({ modal, onAnswer }: OverlayProps<'bind-phone'>) {
  const text = useText();
  const missingId = useId();
  const userId = useUserId() ?? 0;
  const { invalidateAfter } = useInvalidation(userId);
  const form = useCodeForm(async (proof) => {
    await bindPhone(proof);
    toast({ kind: 'success', title: text('bind.ok') });
    onAnswer('bound');
    await invalidateAfter('phoneBound');
  });

  useEffect(() => {
    if (!modal.isOpen) deviceStorage.write(accountKeys.bindPhoneSeen(userId), 1);
  }, [modal.isOpen, userId]);

  return (
    <Overlay {...modal} title={text('bind.title')} closeLabel={text('common.close')} initialFocus="heading">
      <Form onSubmit={() => void form.submit()}>
        <Stack gap={4}>
          <Note glyph={shieldCheckDuotone}>{text('bind.why')}</Note>
          <CodeFormFields form={form} scene="bind" passwordLabel={text('auth.newPwd')} />
          <Button type="submit" isBlock isLoading={form.isSending} disabled={!form.isComplete}>
            {text('common.submit')}
          </Button>
          {!form.isComplete && (
            <Text size="cap" tone="faint" align="center" id={missingId}>
              {text('bind.fillAll')}
            </Text>
          )}
        </Stack>
      </Form>
    </Overlay>
  );
}
