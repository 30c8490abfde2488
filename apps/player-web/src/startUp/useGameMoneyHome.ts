import { bringGameMoneyHome, createFreshness } from '@kislap/api';
import { zeroMoney } from '@kislap/domain';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';

/**
 * Brings money that an earlier visit has left in a game home, once. A failure is not told: the game's own closing
 * tells it, and the next start tries again.
 */
export function useGameMoneyHome(userId: number): void {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    bringGameMoneyHome().then(
      ({ balance, moved }) =>
        moved > zeroMoney ? createFreshness(mutate, userId).takeClaim(balance) : undefined,
      () => undefined,
    );
  }, [mutate, userId]);
}
