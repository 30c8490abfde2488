import { useCallback } from 'react';
import { openOverlay } from '../overlays/openOverlay';
import { useLoginGate } from '../session/useLoginGate';

/** Opens the deposit overlay, for a guest after logging in; with the promotion that a link has asked for. */
export function useOpenDeposit(): () => void {
  const mayGoOn = useLoginGate();
  return useCallback(() => {
    if (mayGoOn('/?overlay=deposit')) void openWithPromotion();
  }, [mayGoOn]);
}

/** Only the promotion page, whose code brings the memory along, can have remembered one. */
async function openWithPromotion(): Promise<void> {
  const promotion = await import('../promotions/askedPromotion').then(
    ({ askedPromotion }) => askedPromotion(),
    () => undefined,
  );
  await openOverlay('deposit', { promotion });
}
