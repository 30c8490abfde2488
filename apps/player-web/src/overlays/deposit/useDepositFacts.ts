import { useActiveAwards, useDepositGifts, usePayOffer, usePlayer } from '@kislap/api';
import type { DepositFacts } from './DepositFacts';

/** Where loading the facts of a deposit stands. */
export type DepositFactsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'loaded'; readonly facts: DepositFacts };

/**
 * Loads what a deposit needs, in parallel. Without channels, or without knowing who the player is, there is no
 * deposit, so their failure is the screen's; a promotion list that cannot be loaded only means that none is offered.
 */
export function useDepositFacts(userId: number | undefined): DepositFactsState {
  const { data: player, error: playerError, mutate: askPlayer } = usePlayer(userId);
  const payOffer = usePayOffer(userId);
  const awards = useActiveAwards(userId);
  const gifts = useDepositGifts(userId);
  if (player !== undefined && payOffer.data !== undefined && awards.data !== undefined) {
    const loadedGifts = gifts.data ?? (gifts.error === undefined ? undefined : []);
    if (loadedGifts !== undefined) {
      const facts = { payOffer: payOffer.data, awards: awards.data, gifts: loadedGifts, player };
      return { status: 'loaded', facts };
    }
  }
  const isFailed = [payOffer, awards].some(({ error }) => error !== undefined) || playerError !== undefined;
  if (!isFailed) return { status: 'loading' };
  const retry = () => {
    void askPlayer();
    void payOffer.mutate();
    void awards.mutate();
  };
  return { status: 'failed', retry };
}
