import { SWRConfig } from 'swr';
import { useUserId } from '../session/useUserId';
import { useEverybodysFacts } from './useEverybodysFacts';
import { useGameMoneyHome } from './useGameMoneyHome';
import { usePlayersFacts } from './usePlayersFacts';

/** Asked once each: screens that show these facts keep them fresh themselves. */
const once = { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false } as const;

/**
 * Asks for what the app wants to know at its start, beside the screen and after its first view. What a screen has
 * asked for is not asked again; every question fails for itself.
 */
export function StartUpSet() {
  const userId = useUserId();
  return (
    <SWRConfig value={once}>
      <EverybodysFacts />
      {userId !== undefined && <PlayersFacts key={userId} userId={userId} />}
    </SWRConfig>
  );
}

function EverybodysFacts() {
  useEverybodysFacts();
  return null;
}

function PlayersFacts({ userId }: { readonly userId: number }) {
  useGameMoneyHome(userId);
  usePlayersFacts(userId);
  return null;
}
