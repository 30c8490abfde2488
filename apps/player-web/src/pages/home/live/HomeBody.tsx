import { Stack } from '@kislap/ui';
import { Suspense } from 'react';
import { lazyComponent } from '../../../code/lazyComponent';
import { withWords } from '../../../code/withWords';
import { WhenNear } from '../../../code/WhenNear';
import { useSession } from '../../../session/useSession';
import { GameLobby } from './GameLobby';
import { HomeBanners } from './HomeBanners';
import { HomeNotices } from './HomeNotices';
import { QuickEntriesSkeleton } from '../player/QuickEntriesSkeleton';
import { playerShortcuts } from './playerShortcuts';

const recentWins = lazyComponent(
  withWords(() => import('../wins/RecentWins').then(({ RecentWins }) => RecentWins)),
);

/** Home between its head and its foot. Every part asks and fails for itself: none hides another. */
export function HomeBody() {
  const isGuest = useSession().status === 'guest';
  return (
    <Stack gap={4}>
      <HomeNotices />
      {!isGuest && <HomeBanners />}
      {!isGuest && (
        <Suspense fallback={<QuickEntriesSkeleton />}>
          <playerShortcuts.Component />
        </Suspense>
      )}
      <GameLobby />
      <WhenNear>
        <recentWins.Component />
      </WhenNear>
    </Stack>
  );
}
