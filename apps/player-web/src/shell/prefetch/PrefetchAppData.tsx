import { useActivityStates, useOperatorSettings, useVipLevels } from '@kislap/api/react';
import { Suspense, useEffect } from 'react';
import { SWRConfig } from 'swr';
import { rememberCustomerService } from '../../features/help/useCustomerService';
import { lazyComponent } from '../../navigation/lazy/lazyComponent';
import { useUserId } from '../../session/session';

/** The player's part of the start-up set: a guest does not fetch it. */
export const lazyPlayerPrefetch = lazyComponent(() =>
  import('./PrefetchPlayerData').then(({ PrefetchPlayerData }) => PrefetchPlayerData),
);

/** Asked once each: screens that show these facts keep them fresh themselves. */
const once = { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false } as const;

interface StartUpFactsProps {
  /** Nobody's for a guest. */
  readonly userId: number | undefined;
}

/**
 * Asks for what the app wants to know at its start, beside the screen and after its first view. What a screen has
 * asked for is not asked again; every question fails for itself.
 */
export function AppDataQueries({ userId }: StartUpFactsProps) {
  return (
    <SWRConfig value={once}>
      <Suspense fallback={null}>
        {/* Within, so that a player's questions leave at one moment. */}
        <PublicData />
        {userId !== undefined && <lazyPlayerPrefetch.Component key={userId} userId={userId} />}
      </Suspense>
    </SWRConfig>
  );
}

function PublicData() {
  usePublicData();
  return null;
}

/** The start-up set of whoever is here. */
export function PrefetchAppData() {
  return <AppDataQueries userId={useUserId()} />;
}

/** The start-up set of everybody: the operator's addresses, the VIP levels, what is switched on. */
function usePublicData(): void {
  const { data: settings } = useOperatorSettings();
  useVipLevels();
  useActivityStates();
  useEffect(() => {
    if (settings !== undefined) rememberCustomerService(settings);
  }, [settings]);
}
