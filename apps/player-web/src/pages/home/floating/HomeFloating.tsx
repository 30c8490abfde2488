import { manilaDay, openPacket } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { FloatingAd } from '@kislap/ui';
import { Suspense, useState } from 'react';
import { operatorNow } from '../../../device/clock/operatorNow';
import { deviceStorage } from '../../../device/storage/deviceStorage';
import { offerKeys } from '../../../device/storage/offerKeys';
import { useLinkAction } from '../../../features/links/useLinkAction';
import { isAdDue, useOwnAds } from '../../../features/promotions/ownAds';
import { lazyPacketButton } from '../../../features/red-packets/lazyPacketButton';
import { usePackets } from '../../../features/red-packets/usePackets';

/** What floats over home: the red packet of the hour, and an offer of the operator across from it. */
export function HomeFloating() {
  const hasPacket = openPacket(usePackets().data ?? [], operatorNow()) !== undefined;
  return (
    <>
      <HomeAd />
      {hasPacket && (
        <Suspense fallback={null}>
          <lazyPacketButton.Component />
        </Suspense>
      )}
    </>
  );
}

/**
 * The operator's offer in the corner of home, until it is sent away for the day. One that leads nowhere is not there.
 */
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
    <FloatingAd
      imageUrl={ad.image}
      label={ad.title ?? text('ad.offer')}
      onPress={act}
      closeLabel={text('ad.closeToday')}
      onClose={close}
    />
  );
}
