import { serverNow, useAds } from '@kislap/api';
import { epochSecondsFrom, manilaDay } from '@kislap/domain';
import { useAppLocation } from '../navigation/useAppLocation';
import { openOverlay } from '../overlays/openOverlay';
import { deviceStorage } from '../storage/deviceStorage';
import { offerKeys } from '../storage/offerKeys';
import { isAdDue } from './isAdDue';
import type { Popup } from './Popup';
import { visit } from './visit';

/** The first of the operator's advertisements whose turn it is on this device. */
export function useAdPopup(): Popup | undefined {
  const isHome = useAppLocation().pathname === '/';
  const { data: ads = [] } = useAds('popup', isHome && !visit.hadPromotion());
  const today = manilaDay(epochSecondsFrom(serverNow() / 1000));
  const ad = ads.find(({ id, frequency }) =>
    isAdDue(frequency, deviceStorage.read(offerKeys.adSight(id)), today),
  );
  return ad && { kind: 'ad', id: `ad:${ad.id}`, show: () => openOverlay('ad', { ad }) };
}
