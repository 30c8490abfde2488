import { serverNow, useOperatorSettings, usePlayer } from '@kislap/api';
import { epochSecondsFrom, manilaDay } from '@kislap/domain';
import { openOverlay } from '../overlays/openOverlay';
import { useUserId } from '../session/useUserId';
import { deviceStorage } from '../storage/deviceStorage';
import { offerKeys } from '../storage/offerKeys';
import type { Popup } from './Popup';

/** The invitation to bind a phone, once a day, for a player without one where the operator asks for one. */
export function useBindPhonePopup(): Popup | undefined {
  const userId = useUserId();
  const { data: player } = usePlayer(userId);
  const { data: settings } = useOperatorSettings();
  if (userId === undefined || player?.phone !== '' || settings?.mustBindPhone !== true) return undefined;
  const askedOn = offerKeys.bindPhoneAskedOn(userId);
  const today = manilaDay(epochSecondsFrom(serverNow() / 1000));
  if (deviceStorage.read(askedOn) === today) return undefined;
  return {
    kind: 'bindPhone',
    id: 'bindPhone',
    show: () => {
      deviceStorage.write(askedOn, today);
      return openOverlay('bind-phone', {});
    },
  };
}
