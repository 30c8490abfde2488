import { useText } from '@kislap/i18n';
import { toast } from '@kislap/ui';
import { useCallback } from 'react';
import { appLocation } from '../navigation/appLocation';
import { go } from '../navigation/go';
import { session } from './session';

/**
 * For actions of players on pages that are open to all. The returned function answers whether to go on; a guest
 * is told to log in and taken there.
 *
 * @returns takes the path to come back to after logging in, the current page by default
 */
export function useLoginGate(): (returnTo?: string) => boolean {
  const text = useText();
  return useCallback(
    (returnTo) => {
      if (session.snapshot().status === 'signedIn') return true;
      const { pathname, search } = appLocation.snapshot();
      toast({ kind: 'notice', title: text('common.loginFirst') });
      void go('/login', { state: { returnTo: returnTo ?? pathname + search } });
      return false;
    },
    [text],
  );
}
