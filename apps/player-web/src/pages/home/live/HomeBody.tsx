import { Stack } from '@kislap/ui';
import { lazyComponent } from '../../../code/lazyComponent';
import { withWords } from '../../../code/withWords';
import { WhenNear } from '../../../code/WhenNear';
import { useSession } from '../../../session/useSession';
import type { HomeBodyProps } from '../HomeParts';
import { GameLobby } from './GameLobby';
import { HomeBanners } from './HomeBanners';
import { HomeNotices } from './HomeNotices';

const homeEnd = lazyComponent(withWords(() => import('../wins/HomeEnd').then(({ HomeEnd }) => HomeEnd)));

/** Home between its head and its foot. Every part asks and fails for itself: none hides another. */
export function HomeBody({ shortcuts }: HomeBodyProps) {
  const isGuest = useSession().status === 'guest';
  return (
    <Stack gap={4}>
      <HomeNotices />
      {!isGuest && <HomeBanners />}
      {shortcuts}
      <GameLobby />
      <WhenNear>
        <homeEnd.Component />
      </WhenNear>
    </Stack>
  );
}
