import { Inline, Stack } from '@kislap/ui';
import { Suspense } from 'react';
import { CsLink } from '../../../features/help/CsLink';
import type { GameHandling } from '../../../features/games/LobbyGrid';
import type { Lobby } from '../../../features/games/shelves';
import { CodeBoundary } from '../../../navigation/lazy/CodeBoundary';
import { lazyScreen } from '../../../navigation/lazy/lazyComponent';
import { useSession } from '../../../session/session';
import { ShortcutsSkeleton } from '../skeletons';
import { HomeOffers } from './HomeOffers';
import { HomeShelves } from './HomeShelves';

interface HomeRestProps {
  /** Nothing beside a shelf that was chosen, or a search. */
  readonly lobby: Lobby | undefined;
  readonly handling: GameHandling;
}

/** Home below its first shelf: what waits, the other shelves, the latest wins, and somebody to ask. */
export function HomeRest({ lobby, handling }: HomeRestProps) {
  const isGuest = useSession().status === 'guest';
  const hasDemos = lobby?.games.some(({ hasDemo }) => hasDemo) === true;
  return (
    <Stack gap={6}>
      {isGuest && (
        <CodeBoundary part="home" fallback={null}>
          <Suspense fallback={<ShortcutsSkeleton />}>
            <lazyGuestWays.Component hasDemos={hasDemos} />
          </Suspense>
        </CodeBoundary>
      )}
      <HomeOffers />
      <HomeShelves lobby={lobby} handling={handling} />
      <Inline justify="center">
        <CsLink />
      </Inline>
    </Stack>
  );
}

/** A guest's quick ways stand here and not in the first view, which carries nothing of a player's home. */
export const lazyGuestWays = lazyScreen(() => import('./GuestWays').then(({ GuestWays }) => GuestWays));
