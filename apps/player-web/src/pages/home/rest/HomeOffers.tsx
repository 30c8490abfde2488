import { manilaDay } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { OfferRow } from '@kislap/ui';
import { useState } from 'react';
import { operatorNow } from '../../../device/clock/operatorNow';
import { deviceStorage } from '../../../device/storage/deviceStorage';
import { offerKeys } from '../../../device/storage/offerKeys';
import { useLinkAction } from '../../../features/links/useLinkAction';
import { isAdDue, useOwnAds } from '../../../features/promotions/ownAds';
import { PacketRow } from '../../../features/red-packets/PacketRow';

/** What waits in the flow of home: the red packet of the hour, and an offer of the operator. */
export function HomeOffers() {
  return (
    <>
      <PacketRow />
      <HomeAd />
    </>
  );
}

/** The operator's offer, until it is sent away for the day. One that leads nowhere is not there. */
function HomeAd() {
  const text = useText();
  const actionOf = useLinkAction();
  const [closed, setClosed] = useState<readonly number[]>([]);
  const today = manilaDay(operatorNow());
  const ads = useOwnAds('floating') ?? [];
  const ad = ads.find(
    ({ id, image, link, frequency }) =>
      image !== undefined &&
      actionOf(link) !== undefined &&
      !closed.includes(id) &&
      isAdDue(frequency, deviceStorage.read(offerKeys.adSight(id)), today),
  );
  const act = ad && actionOf(ad.link);
  if (ad?.image === undefined || act === undefined) return null;
  const close = (): void => {
    deviceStorage.write(offerKeys.adSight(ad.id), { shownOn: today, hiddenOn: today });
    setClosed([...closed, ad.id]);
  };
  return (
    <OfferRow
      imageUrl={ad.image}
      label={ad.title ?? text('ad.offer')}
      onPress={act}
      close={{ label: text('ad.closeToday'), onPress: close }}
    />
  );
}
