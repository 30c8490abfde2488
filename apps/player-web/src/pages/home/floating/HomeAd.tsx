import { serverNow, useAds } from '@kislap/api';
import { epochSecondsFrom, manilaDay } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { FloatingAd } from '@kislap/ui';
import { useState } from 'react';
import { useLinkAction } from '../../../links/useLinkAction';
import { isAdDue } from '../../../popups/isAdDue';
import { deviceStorage } from '../../../storage/deviceStorage';
import { offerKeys } from '../../../storage/offerKeys';

/** The operator's offer in the corner of home, until it is sent away for the day. One that leads nowhere is not there. */
export function HomeAd() {
  const text = useText();
  const actionOf = useLinkAction();
  const [closed, setClosed] = useState<readonly number[]>([]);
  const today = manilaDay(epochSecondsFrom(serverNow() / 1000));
  const { data: ads = [] } = useAds('floating');
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
    <FloatingAd
      imageUrl={ad.image}
      label={ad.title ?? text('ad.offer')}
      onPress={act}
      closeLabel={text('ad.closeToday')}
      onClose={close}
    />
  );
}
