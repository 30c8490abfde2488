import { useText } from '@kislap/i18n';
import { ToastRegion } from '@kislap/ui';
import { DepositAnnouncer } from '../deposit/DepositAnnouncer';
import { PopupQueue } from '../popups/PopupQueue';
import { UpdateOffer } from '../updates/UpdateOffer';
import { StandBy } from './StandBy';

/** What stands by on every page and may come after the first view: toasts, news of deposits and of builds, pop-ups. */
export function Companions() {
  const text = useText();
  return (
    <>
      <ToastRegion label={text('common.notification')} />
      <DepositAnnouncer />
      <UpdateOffer />
      <StandBy />
      <PopupQueue />
    </>
  );
}
