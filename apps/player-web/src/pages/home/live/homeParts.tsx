import { useText } from '@kislap/i18n';
import { Skeleton, Stack, Ticker } from '@kislap/ui';
import type { ComponentType, ReactNode } from 'react';
import { PlaceBanners } from '../../../features/banners/PlaceBanners';
import { FirstPart } from '../../../features/first-view/FirstPart';
import { PlayerView } from '../../../features/first-view/VisitorView';
import { useCurrentNotices } from '../../../features/notices/useCurrentNotices';
import { openOverlay } from '../../../navigation/overlays/openOverlay';
import { useSession } from '../../../session/session';
import { BannersSkeleton, ShortcutsSkeleton } from '../skeletons';
import { GameLobby } from './GameLobby';

/** What home's body is given by those who know it. */
interface HomeBodyProps {
  /** What the operator offers a player, and their quick ways; a guest has none here. */
  readonly offers?: ReactNode;
}

/** The parts of home that show the operator's answers to everybody. */
export interface HomeParts {
  /** The banners under a guest's head. */
  readonly GuestSky: ComponentType;
  /** Everything between the head and the foot. */
  readonly Body: ComponentType<HomeBodyProps>;
}

/** The parts of home that show the operator's answers, fetched together. */
export const homeParts: HomeParts = { GuestSky, Body: HomeBody };

/** Home between its head and its foot. Every part asks and fails for itself: none hides another. */
function HomeBody({ offers }: HomeBodyProps) {
  const isGuest = useSession().status === 'guest';
  return (
    <FirstPart gap={4}>
      <HomeNotices />
      {isGuest ? (
        <PlayerView>
          <Stack gap={4}>
            <HomeBanners />
            <ShortcutsSkeleton />
          </Stack>
        </PlayerView>
      ) : (
        offers
      )}
      <GameLobby />
    </FirstPart>
  );
}

function GuestSky() {
  return (
    <FirstPart>
      <HomeBanners />
    </FirstPart>
  );
}

/** The operator's offers, in the shape of the first picture until they are known. */
function HomeBanners() {
  return <PlaceBanners place="home" placeholder={<BannersSkeleton />} />;
}

/** The operator's notices, one line at a time; a tap opens them all. */
function HomeNotices() {
  const text = useText();
  const notices = useCurrentNotices();
  if (notices === undefined) return <Skeleton shape="line" />;
  return (
    <Ticker
      label={text('home.notices')}
      lines={notices.map(({ id, text: words }, index) => ({ id: `${id} ${index}`, text: words }))}
      onPress={() => void openOverlay('notices', {})}
    />
  );
}
