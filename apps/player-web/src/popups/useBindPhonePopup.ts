import { serverNow, useOperatorSettings, usePlayer } from '@kislap/api';
import { epochSecondsFrom, manilaDay } from '@kislap/domain';
import { openOverlay } from '../overlays/openOverlay';
import { useUserId } from '../session/useUserId';
import { deviceStorage } from '../storage/deviceStorage';
import { offerKeys } from '../storage/offerKeys';
import type { Popup } from './Popup';

/**
 * The invitation to bind a phone, once a day, for a player without one where the operator asks for one; `undefined`
 * until that is known, none when it could not be loaded.
 */
export function useBindPhonePopup(): readonly Popup[] | undefined {
  const userId = useUserId();
  const player = usePlayer(userId);
  const settings = useOperatorSettings();
  if (userId === undefined || player.error !== undefined || settings.error !== undefined) return [];
  if (player.data === undefined || settings.data === undefined) return undefined;
  if (player.data.phone !== '' || !settings.data.mustBindPhone) return [];
  const askedOn = offerKeys.bindPhoneAskedOn(userId);
  const today = manilaDay(epochSecondsFrom(serverNow() / 1000));
  if (deviceStorage.read(askedOn) === today) return [];
  const show = () => {
    deviceStorage.write(askedOn, today);
    return openOverlay('bind-phone', {});
  };
  return [{ kind: 'bindPhone', id: 'bindPhone', show }];
}
