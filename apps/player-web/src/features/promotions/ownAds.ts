import { useAds } from '@kislap/api/react';
import type { Ad, AdFrequency, AdPlace } from '@kislap/api';
import type { DayKey } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { AdSight } from '../../device/storage/offerKeys';
import { useOwnOffers } from './ownOffers';

/**
 * The operator's advertisements that are true for this player; `undefined` until they are known, none when they could
 * not be loaded. One about the welcome bonus says the player's step.
 */
export function useOwnAds(place: AdPlace, isWanted = true): readonly Ad[] | undefined {
  const text = useText();
  const { data, error } = useAds(place, isWanted);
  const ads = data ?? [];
  const isKnown = !isWanted || data !== undefined || error !== undefined;
  const offerOf = useOwnOffers(ads.map(({ link }) => link));
  if (!isKnown || offerOf === undefined) return undefined;
  return ads.flatMap((ad) => {
    const offer = offerOf(ad.link);
    if (offer.type === 'notTheirs') return [];
    if (offer.type === 'asWritten') return [ad];
    return [{ ...ad, title: text('promo.stepAdds', offer), text: text('ad.stepWhy') }];
  });
}

/**
 * Whether an advertisement may come up.
 *
 * Advertisement rule: `once` only on a device that never showed it, `day` once a Manila day, `always` every visit; none
 * on a day it was closed for the day.
 *
 * @param sight `undefined` when this device has never shown it
 * @example
 * isAdDue('once', undefined, '2026-01-01'); // => true
 * isAdDue('day', { shownOn: '2026-01-01' }, '2026-01-01'); // => false
 */
export function isAdDue(frequency: AdFrequency, sight: AdSight | undefined, today: DayKey): boolean {
  if (sight === undefined) return true;
  if (sight.hiddenOn === today) return false;
  switch (frequency) {
    case 'once':
      return false;
    case 'day':
      return sight.shownOn !== today;
    case 'always':
      return true;
  }
}
