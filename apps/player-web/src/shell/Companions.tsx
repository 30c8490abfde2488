import { useText } from '@kislap/i18n';
import { ToastRegion } from '@kislap/ui';
import { DepositAnnouncer } from '../deposit/DepositAnnouncer';

/** What stands by on every page and may come after the first view: toasts, and news of deposits. */
export function Companions() {
  const text = useText();
  return (
    <>
      <ToastRegion label={text('common.notification')} />
      <DepositAnnouncer />
    </>
  );
}
