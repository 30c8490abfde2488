import { Stack } from '@kislap/ui';
import { useSession } from '../../../session/useSession';
import { GameLobby } from './GameLobby';
import { HomeBanners } from './HomeBanners';
import { HomeNotices } from './HomeNotices';
import { RecentWins } from './RecentWins';

/** Home between its head and its foot. Every part asks and fails for itself: none hides another. */
export function HomeBody() {
  const isGuest = useSession().status === 'guest';
  return (
    <Stack gap={4}>
      <HomeNotices />
      {!isGuest && <HomeBanners />}
      <GameLobby />
      <RecentWins />
    </Stack>
  );
}
