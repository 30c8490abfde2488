import { useText } from '@kislap/i18n';
import { ToastRegion } from '@kislap/ui';
import { Suspense } from 'react';
import { CodeBoundary } from '../code/CodeBoundary';
import { DepositAnnouncer } from '../deposit/DepositAnnouncer';
import { PopupQueue } from '../popups/PopupQueue';
import { UpdateOffer } from '../updates/UpdateOffer';
import { lateSidePanel } from './lateSidePanel';
import { StandBy } from './StandBy';
import { useIsWidest } from './useIsWidest';

/**
 * What stands by on every page and may come after the first view: toasts, news of deposits and of builds, pop-ups, and
 * on a wide screen what is beside the column.
 */
export function Companions() {
  const text = useText();
  return (
    <>
      <ToastRegion label={text('common.notification')} />
      <DepositAnnouncer />
      <UpdateOffer />
      <StandBy />
      <PopupQueue />
      <CodeBoundary fallback={null} onFailure={() => undefined}>
        <Suspense fallback={null}>{useIsWidest() && <lateSidePanel.Component />}</Suspense>
      </CodeBoundary>
    </>
  );
}
