import { useEffect, useState } from 'react';
import { afterFirstView } from '../code/afterFirstView';
import { session } from '../session/session';
import { deviceStorage } from '../storage/deviceStorage';
import { storedKeys } from '../storage/storedKeys';

/**
 * Whether what stands by on every page may be loaded: for players when the browser is idle, for guests (who may be
 * on their way out, on prepaid data) when they first do something, here or in another tab: they may have become a player
 * there, or have chosen another language.
 */
export function useHasCompany(): boolean {
  const [hasCompany, setHasCompany] = useState(false);
  useEffect(() => {
    const isPlayer = session.snapshot().status === 'signedIn';
    const come = (): void => setHasCompany(true);
    afterFirstView(come, isPlayer);
    const ends = [session.subscribe(come), deviceStorage.subscribe(storedKeys.locale, come)];
    return () => ends.forEach((end) => end());
  }, []);
  return hasCompany;
}
