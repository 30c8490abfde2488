import { useEffect, useState } from 'react';
import { afterFirstView } from '../device/afterFirstView';
import { session } from './session';
import { deviceStorage } from '../device/storage/deviceStorage';
import { storedKeys } from '../device/storage/storedKeys';

/**
 * Whether background features may load: for players when the browser is idle; for guests, who may be on prepaid data,
 * at their first action here or in another tab, where they may have signed in or changed language.
 */
export function useHasBackgroundFeatures(): boolean {
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
