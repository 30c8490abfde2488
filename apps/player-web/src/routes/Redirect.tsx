import { useEffect } from 'react';

interface RedirectProps {
  /** Leaves the current page for another one. */
  readonly travel: () => Promise<void>;
}

/** Stands in for a page that its visitor may not enter. */
export function Redirect({ travel }: RedirectProps) {
  useEffect(() => void travel(), [travel]);
  return null;
}
