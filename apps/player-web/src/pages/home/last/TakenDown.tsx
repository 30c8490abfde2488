import { BalanceHeader, Stack } from '@kislap/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { BannerCarousel } from '../../../features/banners/PlaceBanners';
import { useBalancePrivacy } from '../../../features/account/useBalancePrivacy';
import { reported } from '../../../device/errors/reportError';
import { routes } from '../../../navigation/routes/routes';
import type { LastView } from '../../../session/offline/lastView';
import { QuickWays } from '../player/QuickEntries';
import { MailWay, RefreshWay, SkyHead } from '../player/SkyHead';
import { keepLastView } from './keepLastView';
import { takeDown } from './takeDown';

interface TakenDownProps {
  readonly view: LastView;
  readonly onDone: () => void;
}

const nothing = (): void => undefined;

/** Draws the last view beside the screen, as the app's own first frame would show it, and keeps that. */
export function TakenDown({ view, onDone }: TakenDownProps) {
  const [[sky, offers]] = useState(
    () => [document.createElement('div'), document.createElement('div')] as const,
  );
  const { isHidden } = useBalancePrivacy();
  const done = useEffectEvent(onDone);
  useEffect(() => {
    // Whoever signs in meanwhile is somebody else.
    let isOver = false;
    const keep = async (): Promise<void> => {
      const page = await takeDown([sky, offers]);
      if (!isOver) keepLastView(view, page);
    };
    void keep()
      .catch(reported('last view'))
      .finally(() => isOver || done());
    return () => {
      isOver = true;
    };
  }, [view, sky, offers]);
  return (
    <>
      {createPortal(
        <>
          <SkyHead
            player={view.player}
            actions={
              <>
                <MailWay unread={0} onOpen={nothing} />
                <RefreshWay isLoading={false} onRefresh={nothing} />
              </>
            }
          />
          <BalanceHeader
            balance="veiled"
            isHidden={isHidden}
            onToggleHidden={nothing}
            turnover="veiled"
            turnoverHref={routes.turnoverDetails.path}
            limitsHref={routes.responsibleGaming.path}
            onDeposit={nothing}
            onWithdraw={nothing}
          />
        </>,
        sky,
      )}
      {createPortal(
        <Stack gap={4}>
          {view.banners.length > 0 && <BannerCarousel banners={view.banners} />}
          <QuickWays activities={view.shortcuts} isCheckInReady={false} />
        </Stack>,
        offers,
      )}
    </>
  );
}
