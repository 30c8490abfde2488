import type { PromotionType } from '@kislap/domain';
import { useCallback } from 'react';
import { openOverlay } from '../overlays/openOverlay';
import { isDepositPromotion } from '../promotions/isDepositPromotion';
import { rememberedPromotion } from '../promotions/rememberedPromotion';
import { useLoginGate } from '../session/useLoginGate';

/** Opens the deposit overlay, for a guest after logging in; with the promotion that a link has asked for. */
export function useOpenDeposit(): () => void {
  const mayGoOn = useLoginGate();
  return useCallback(() => {
    if (mayGoOn('/?overlay=deposit')) void openOverlay('deposit', { promotion: askedPromotion() });
  }, [mayGoOn]);
}

function askedPromotion(): PromotionType | undefined {
  const type = rememberedPromotion.snapshot()?.type;
  return isDepositPromotion(type) ? type : undefined;
}
