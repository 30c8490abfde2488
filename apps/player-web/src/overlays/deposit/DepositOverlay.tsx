import { useText } from '@kislap/i18n';
import { Button, EmptyState, ErrorState, MaintenanceScene, Overlay, Skeleton, Stack } from '@kislap/ui';
import { useUserId } from '../../session/useUserId';
import { useDirtyForm } from '../../shell/useDirtyForm';
import { openOverlay } from '../openOverlay';
import type { OverlayProps } from '../OverlayProps';
import { DepositFooter } from './DepositFooter';
import { DepositForm } from './DepositForm';
import { useDepositFacts } from './useDepositFacts';
import { useDepositForm } from './useDepositForm';
import { useDepositSubmit } from './useDepositSubmit';

/** Puts money into the account: mode, channel, amount, promotion, and the way to the operator's pay page. */
export function DepositOverlay({ modal, promotion, mode }: OverlayProps<'deposit'>) {
  const text = useText();
  const loaded = useDepositFacts(useUserId());
  const facts = loaded.status === 'loaded' ? loaded.facts : undefined;
  const view = useDepositForm(facts, { promotion, mode });
  const submit = useDepositSubmit(facts, view);
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
      footer={isOpenForDeposits ? <DepositFooter view={view} submit={submit} /> : undefined}
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
        <EmptyState scene={<MaintenanceScene />} title={text('dep.maint')} />
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
