import { canSubmitDeposit, formatPeso, zeroMoney } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import {
  Button,
  EmptyState,
  ErrorState,
  Inline,
  MaintenanceScene,
  Money,
  Overlay,
  Skeleton,
  Stack,
  Text,
} from '@kislap/ui';
import type { OwnOrder } from '../../device/orders/ownOrders';
import { CsLink } from '../../features/help/CsLink';
import { MoneyButton } from '../../features/forms/SubmitButton';
import { UnknownOrderNote } from '../../features/orders/UnknownOrderNote';
import { useUnknownOrder } from '../../features/orders/orders';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { useDirtyForm } from '../../navigation/dirtyForms';
import { useUserId } from '../../session/session';
import { DepositForm } from './DepositForm';
import { DepositHoldNote, useDepositHold } from './DepositHold';
import { choosableAward } from './chooseBonuses';
import { useDepositFacts, useDepositForm } from './useDepositForm';
import type { DepositFormView } from './useDepositForm';
import { useDepositSubmit } from './useDepositSubmit';
import type { DepositSubmit } from './useDepositSubmit';

/** Puts money into the account: mode, channel, amount, promotion, and the way to the operator's pay page. */
export function DepositOverlay({ modal, promotion, mode }: OverlayProps<'deposit'>) {
  const text = useText();
  const userId = useUserId();
  const loaded = useDepositFacts(userId);
  const facts = loaded.status === 'loaded' ? loaded.facts : undefined;
  const view = useDepositForm(facts, { promotion, mode });
  const submit = useDepositSubmit(facts, view);
  const unknown = useUnknownOrder(userId, 'deposit');
  const isOpenForDeposits = view?.offer !== undefined;
  useDirtyForm(modal.isOpen && view !== undefined && view.form.amountText !== '');

  const record = (
    <Button variant="text" onClick={() => void openOverlay('fund-record', { tab: 0 })}>
      {text('dep.record')}
    </Button>
  );
  return (
    <Overlay
      {...modal}
      title={text('dep.title')}
      closeLabel={text('common.close')}
      action={record}
      footer={
        isOpenForDeposits && userId !== undefined ? (
          <DepositFooter view={view} submit={submit} unknown={unknown} userId={userId} />
        ) : undefined
      }
    >
      {loaded.status === 'loading' && <DepositSkeleton />}
      {loaded.status === 'failed' && (
        <ErrorState
          title={text('dep.payErr')}
          retry={{ label: text('common.retry'), onPress: loaded.retry }}
        />
      )}
      {isOpenForDeposits && facts !== undefined && <DepositForm facts={facts} view={view} submit={submit} />}
      {view !== undefined && !isOpenForDeposits && (
        <EmptyState scene={<MaintenanceScene />} title={text('dep.maint')} action={<CsLink />} />
      )}
    </Overlay>
  );
}

/** The form's shape while its facts are on the way. */
function DepositSkeleton() {
  return (
    <Stack gap={4}>
      <Skeleton shape="mode" />
      <Skeleton shape="card" />
      <Skeleton shape="field" />
    </Stack>
  );
}

interface DepositFooterProps {
  readonly view: DepositFormView;
  readonly submit: DepositSubmit;
  readonly unknown: OwnOrder | undefined;
  readonly userId: number;
}

/** What is paid, what of it arrives as own money and what is locked, and Submit; nothing to submit while it is not known what became of the last deposit. */
function DepositFooter({ view, submit, unknown, userId }: DepositFooterProps) {
  const text = useText();
  const { form, amount, preview, award } = view;
  const choosable = choosableAward(amount, award);
  const isFilled = canSubmitDeposit(form);
  const hold = useDepositHold(amount);
  if (unknown !== undefined) return <UnknownOrderNote userId={userId} order={unknown} />;
  return (
    <Stack gap={3}>
      {!isFilled && (
        <Text size="sm" tone="muted" align="center">
          {text('amount.empty')}
        </Text>
      )}
      {isFilled && (
        <Inline justify="between" wrap>
          <Text as="span" size="sm" tone="muted">
            {text('dep.youPay')}{' '}
            <Text as="strong" size="inherit" tone="default" isStrong>
              <Money amount={amount} />
            </Text>
          </Text>
          <Text as="span" size="sm" tone="muted">
            {text('dep.youGet')}{' '}
            <Text as="strong" size="inherit" isStrong>
              <Money amount={amount} tone="money" />
            </Text>{' '}
            {preview.total > zeroMoney && (
              <span>{text('dep.andLocked', { bonus: formatPeso(preview.total) })}</span>
            )}
          </Text>
        </Inline>
      )}
      {isFilled && choosable > zeroMoney && (
        <Text size="cap" tone="muted" align="end">
          {text('dep.canAdd', { bonus: formatPeso(choosable) })}
        </Text>
      )}
      {submit.isSlow && (
        <Inline justify="between">
          <Text size="sm" tone="muted">
            {text('net.slow')}
          </Text>
          <Button variant="text" onClick={submit.cancel}>
            {text('common.cancel')}
          </Button>
        </Inline>
      )}
      {hold !== undefined && <DepositHoldNote hold={hold} />}
      <MoneyButton
        isLoading={submit.isSending}
        disabled={!isFilled || hold !== undefined}
        onClick={() => void submit.send()}
      >
        {text('common.submit')}
      </MoneyButton>
    </Stack>
  );
}
