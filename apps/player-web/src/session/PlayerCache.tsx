import { Fragment, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import { answerCache } from './answerCache';
import { useIsLocked } from './idle-lock/idleLock';
import { useUserId } from './session';

const config = { provider: answerCache.provider };

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
