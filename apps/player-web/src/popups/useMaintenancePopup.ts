import { useText } from '@kislap/i18n';
import { useCurrentNotices } from '../notices/useCurrentNotices';
import { openOverlay } from '../overlays/openOverlay';
import { deviceStorage } from '../storage/deviceStorage';
import { offerKeys } from '../storage/offerKeys';
import type { Popup } from './Popup';

/** An announced maintenance that this device has not shown yet. */
export function useMaintenancePopup(): Popup | undefined {
  const text = useText();
  const seen = deviceStorage.read(offerKeys.seenMaintenance);
  const notice = useCurrentNotices()?.find(
    ({ id, announcesMaintenance }) => announcesMaintenance && id !== seen,
  );
  if (notice === undefined) return undefined;
  const { id, title, text: detail } = notice;
  return {
    kind: 'maintenance',
    id: `notice:${id}`,
    show: () => {
      deviceStorage.write(offerKeys.seenMaintenance, id);
      return openOverlay('confirm', { title, detail, yes: text('common.ok') });
    },
  };
}
