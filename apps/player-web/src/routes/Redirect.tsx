import { useEffect } from 'react';
import { go } from '../navigation/go';

interface RedirectProps {
  readonly to: string;
  /** The path to come back to afterwards. */
  readonly returnTo?: string;
}

/** Replaces the current page by another one. */
export function Redirect({ to, returnTo }: RedirectProps) {
  useEffect(() => {
    void go(to, { replace: true, state: returnTo === undefined ? {} : { returnTo } });
  }, [to, returnTo]);
  return null;
}
