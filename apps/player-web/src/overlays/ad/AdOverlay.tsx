import { manilaDay } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Announcement } from '@kislap/ui';
import { useEffect, useState } from 'react';
import { operatorNow } from '../../device/clock/operatorNow';
import { useLinkAction } from '../../features/links/useLinkAction';
import { deviceStorage } from '../../device/storage/deviceStorage';
import { offerKeys } from '../../device/storage/offerKeys';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';

/** An advertisement that came up by itself. The device remembers that it was shown, and whether it was enough. */
export function AdOverlay({ modal, ad }: OverlayProps<'ad'>) {
  const text = useText();
  const act = useLinkAction()(ad.link);
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    const shownOn = manilaDay(operatorNow());
    const hiddenOn = isHidden ? shownOn : undefined;
    deviceStorage.write(offerKeys.adSight(ad.id), { shownOn, hiddenOn });
  }, [ad.id, isHidden]);
  const follow = act && {
    label: text('ad.open'),
    onPress: () => {
      modal.onDismiss('closeButton');
      act();
    },
  };
  return (
    <Announcement
      {...modal}
      title={ad.title ?? text('ad.title')}
      text={ad.text}
      imageUrl={ad.image}
      action={follow}
      isHiddenToday={isHidden}
      onHiddenTodayChange={setHidden}
    />
  );
}
