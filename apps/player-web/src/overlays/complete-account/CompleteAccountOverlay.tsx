import { needOfRefusal } from '@kislap/api';
import { useText } from '@kislap/i18n';
import {
  Button,
  Checkbox,
  Note,
  Overlay,
  PhoneField,
  shieldCheckDuotone,
  Stack,
  Text,
  toast,
} from '@kislap/ui';
import { useId } from 'react';
import { Form } from '../../features/forms/Form';
import { BirthField } from '../../features/forms/BirthField';
import { WhenLeft } from '../../features/forms/PasswordFields';
import { SmsCodeField, useSmsCode } from '../../features/forms/SmsCodeField';
import { LegalLinks } from '../../features/help/HelpLinks';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';
import { useCompleteAccount } from './useCompleteAccount';
import type { Completion } from './useCompleteAccount';

/** Asks for what an account lacks before deposits, play and gifts. Answers once the operator has it. */
export function CompleteAccountOverlay({ modal, need: told, onAnswer }: OverlayProps<'complete-account'>) {
  const text = useText();
  const need = needOfRefusal(told);
  const missingId = useId();
  const form = useCompleteAccount(need, () => {
    toast({ kind: 'success', title: text('complete.done') });
    onAnswer('complete');
  });
  const { values, errors, change } = form;
  return (
    <Overlay
      {...modal}
      title={text('complete.title')}
      closeLabel={text('common.close')}
      initialFocus="heading"
    >
      <Form onSubmit={() => void form.submit()}>
        <Stack gap={4}>
          <Note glyph={shieldCheckDuotone}>{text('complete.why')}</Note>
          {need.includes('birthday') && (
            <BirthField
              value={values.birth}
              onValueChange={(birth) => change({ birth })}
              error={errors.birth}
            />
          )}
          {need.includes('phone') && <OwnPhone form={form} />}
          {need.includes('agree') && (
            <>
              <Checkbox isChecked={values.hasAgreed} onCheckedChange={(hasAgreed) => change({ hasAgreed })}>
                {text('auth.agree')}
              </Checkbox>
              <LegalLinks />
            </>
          )}
          <Button
            type="submit"
            isBlock
            isLoading={form.isSending}
            disabled={!form.canSubmit}
            aria-describedby={form.canSubmit ? undefined : missingId}
          >
            {text('common.continue')}
          </Button>
          {!form.canSubmit && (
            <Text size="cap" tone="faint" align="center" id={missingId}>
              {text('complete.fillAll')}
            </Text>
          )}
        </Stack>
      </Form>
    </Overlay>
  );
}

interface OwnPhoneProps {
  readonly form: Completion;
}

/** The phone, and the code that proves it. */
function OwnPhone({ form }: OwnPhoneProps) {
  const text = useText();
  const sms = useSmsCode('bind');
  const { values, errors, change, showError } = form;
  const send = async () => showError('phone', await sms.send(values.phone));
  return (
    <>
      <WhenLeft onLeave={form.checkPhoneField}>
        <PhoneField
          label={text('set.phone')}
          placeholder={text('bind.phone')}
          value={values.phone}
          onValueChange={(phone) => change({ phone })}
          error={errors.phone}
        />
      </WhenLeft>
      <SmsCodeField
        sms={sms}
        value={values.code}
        onValueChange={(code) => change({ code })}
        onSend={() => void send()}
        error={errors.code}
      />
    </>
  );
}
