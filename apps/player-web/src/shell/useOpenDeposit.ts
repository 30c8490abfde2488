import { useCallback } from 'react';
import { openOverlay } from '../overlays/openOverlay';
import { useLoginGate } from '../session/useLoginGate';

/** Opens the deposit overlay, for a guest after logging in. */
export function useOpenDeposit(): () => void {
  const mayGoOn = useLoginGate();
  return useCallback(() => {
    if (mayGoOn('/?overlay=deposit')) void openOverlay('deposit', {});
  }, [mayGoOn]);
}
