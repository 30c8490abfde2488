import { useActiveAwards, useDepositGifts, usePayOffer } from '@kislap/api';
import type { Player } from '@kislap/domain';
import type { DepositFacts } from './DepositFacts';

/** Where loading the facts of a deposit stands. */
export type DepositFactsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'loaded'; readonly facts: DepositFacts };

/**
 * Loads what a deposit needs, in parallel. Without channels there is no deposit, so their failure is the screen's;
 * a promotion list that cannot be loaded only means that none is offered.
 */
export function useDepositFacts(player: Player | undefined): DepositFactsState {
  const payOffer = usePayOffer(player?.userId);
  const awards = useActiveAwards(player?.userId);
  const gifts = useDepositGifts(player?.userId);
  if (player !== undefined && payOffer.data !== undefined && awards.data !== undefined) {
    const loadedGifts = gifts.data ?? (gifts.error === undefined ? undefined : []);
    if (loadedGifts !== undefined) {
      const facts = { payOffer: payOffer.data, awards: awards.data, gifts: loadedGifts, player };
      return { status: 'loaded', facts };
    }
  }
  if (payOffer.error === undefined && awards.error === undefined) return { status: 'loading' };
  const retry = () => {
    void payOffer.mutate();
    void awards.mutate();
  };
  return { status: 'failed', retry };
}
