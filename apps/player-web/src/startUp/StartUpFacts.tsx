import { Suspense } from 'react';
import { SWRConfig } from 'swr';
import { latePlayersFacts } from './latePlayersFacts';
import { useEverybodysFacts } from './useEverybodysFacts';

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
export function StartUpFacts({ userId }: StartUpFactsProps) {
  return (
    <SWRConfig value={once}>
      <EverybodysFacts />
      <Suspense fallback={null}>
        {userId !== undefined && <latePlayersFacts.Component key={userId} userId={userId} />}
      </Suspense>
    </SWRConfig>
  );
}

function EverybodysFacts() {
  useEverybodysFacts();
  return null;
}
