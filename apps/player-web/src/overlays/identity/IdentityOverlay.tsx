import { useIdentityCheck, useSavedBanks } from '@kislap/api/react';
import type { IdentityCheck } from '@kislap/api';
import { canSendIdentity } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import {
  Button,
  EmptyState,
  ErrorState,
  Overlay,
  RestScene,
  Skeleton,
  Stack,
  SuccessScene,
  Text,
} from '@kislap/ui';
import { MoneyButton } from '../../features/forms/SubmitButton';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';
import { useDirtyForm } from '../../navigation/dirtyForms';
import { useUserId } from '../../session/session';
import { useIsAway } from '../../session/useIsAway';
import { IdentitySteps } from './IdentitySteps';
import { useIdentityForm } from './useIdentityForm';
import type { IdentityForm } from './useIdentityForm';
import { useSendIdentity } from './useSendIdentity';
import type { IdentitySending } from './useSendIdentity';

/** The identity check: its form in steps, and then how far it is. */
export function IdentityOverlay({ modal, why }: OverlayProps<'identity'>) {
  const text = useText();
  const userId = useUserId();
  const { data: check, error, mutate } = useIdentityCheck(userId);
  const accounts = useSavedBanks(userId).data ?? [];
  const form = useIdentityForm(
    userId,
    check,
    accounts.map(({ accountName }) => accountName),
  );
  const sending = useSendIdentity(userId ?? 0, form);
  const isOpenForSending = check !== undefined && canSendIdentity(check.state);
  useDirtyForm(modal.isOpen && isOpenForSending && form.isTouched);
  const isFirstStep = form.step === 'document' || !isOpenForSending;
  return (
    <Overlay
      {...modal}
      title={text('kyc.title')}
      closeLabel={text('common.close')}
      initialFocus="heading"
      back={isFirstStep ? undefined : { label: text('common.back'), onPress: form.back }}
      footer={isOpenForSending ? <IdentityFooter form={form} sending={sending} /> : undefined}
    >
      {check === undefined && error === undefined && <IdentitySkeleton />}
      {check === undefined && error !== undefined && (
        <ErrorState
          title={text('kyc.failed')}
          retry={{ label: text('common.retry'), onPress: () => void mutate() }}
        />
      )}
      {isOpenForSending && <IdentitySteps check={check} form={form} why={why} />}
      {check !== undefined && !isOpenForSending && (
        <IdentityOutcome check={check} onClose={() => modal.onDismiss('closeButton')} />
      )}
    </Overlay>
  );
}

/** Documents that are being looked at, or were found to be right. */
function IdentityOutcome({
  check: { state, isNeededFirst },
  onClose,
}: {
  readonly check: IdentityCheck;
  readonly onClose: () => void;
}) {
  const text = useText();
  const isAway = useIsAway();
  const isPassed = state === 'passed';
  const held = isNeededFirst ? 'kyc.pendingFirstWhy' : 'kyc.pendingWhy';
  return (
    <div role="status">
      <EmptyState
        scene={isPassed ? <SuccessScene /> : <RestScene />}
        title={text(isPassed ? 'kyc.ok' : 'kyc.pending')}
        heading={2}
        text={text(isPassed ? 'kyc.okWhy' : isAway ? 'kyc.pendingAwayWhy' : held)}
        action={
          <Button variant="tonal" size="md" onClick={onClose}>
            {text('common.ok')}
          </Button>
        }
      />
    </div>
  );
}

/** The form's shape while it is not known whether there is anything to fill in. */
function IdentitySkeleton() {
  return (
    <Stack gap={4}>
      <Skeleton shape="field" />
      <Skeleton shape="field" />
      <Skeleton shape="field" />
    </Stack>
  );
}

interface IdentityFooterProps {
  readonly form: IdentityForm;
  readonly sending: IdentitySending;
}

/** On to the next step, and at the last one Send, which rests without a connection. */
function IdentityFooter({ form, sending }: IdentityFooterProps) {
  const text = useText();
  if (form.step !== 'consent') {
    return (
      <Button isBlock onClick={() => form.next()}>
        {text('common.continue')}
      </Button>
    );
  }
  return (
    <Stack gap={2}>
      {sending.isSlow && (
        <Text size="sm" tone="muted" align="center">
          {text('net.slow')}
        </Text>
      )}
      <MoneyButton
        isLoading={sending.isSending}
        disabled={false}
        onClick={() => {
          if (form.next()) void sending.send();
        }}
      >
        {text('kyc.send')}
      </MoneyButton>
    </Stack>
  );
}
