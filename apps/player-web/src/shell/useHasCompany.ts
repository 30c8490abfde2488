import { useEffect, useState } from 'react';
import { afterFirstView } from '../code/afterFirstView';
import { session } from '../session/session';

/**
 * Whether what stands by on every page may be loaded: for players when the browser is idle, for guests (who may be
 * on their way out, on prepaid data) when they first do something.
 */
export function useHasCompany(): boolean {
  const [hasCompany, setHasCompany] = useState(false);
  useEffect(() => {
    const isPlayer = session.snapshot().status === 'signedIn';
    afterFirstView(() => setHasCompany(true), isPlayer);
  }, []);
  return hasCompany;
}
