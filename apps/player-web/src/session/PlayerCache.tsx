import { Fragment, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import { answerCache } from './answerCache';
import { useIsLocked } from './idle-lock/idleLock';
import { useUserId } from './session';

/**
 * Parts of a screen that come one after the other share an answer this young. A question that is on its way for longer
 * would be asked again beside itself: on a slow line, when that hurts most.
 */
const SHARED_MS = 6_000;

const config = { provider: answerCache.provider, dedupingInterval: SHARED_MS };

/**
 * Gives each player, guests and a locked app answers of their own. Everything inside begins anew when that changes:
 * what a player has asked for goes with them.
 */
export function PlayerCache({ children }: { readonly children: ReactNode }) {
  const userId = useUserId() ?? 'guest';
  const isLocked = useIsLocked();
  return (
    <SWRConfig value={config}>
      <CacheInUse />
      <Fragment key={isLocked ? 'locked' : userId}>{children}</Fragment>
    </SWRConfig>
  );
}

function CacheInUse() {
  const { mutate } = useSWRConfig();
  useLayoutEffect(() => answerCache.use(mutate), [mutate]);
  return null;
}
