import type { Money, Player } from '@kislap/domain';
import { useMemo } from 'react';
import { type ScopedMutator, useSWRConfig } from 'swr';
import { cashCheckKey } from '../accounts/getCashCheck';
import { balanceKey, playerKey } from '../accounts/player';
import { transferGameWallets } from '../games/gameWallet';
import type { CallOptions } from '../http/CallOptions';
import { useCallOptions } from '../swr/ApiProvider';
import type { ReadKey } from '../mapping/ReadKey';
import { keysInvalidatedBy, type PlayerEvent } from './keysInvalidatedBy';

/**
 * Keeps the cached facts of one player fresh.
 *
 * @example
 * import { mutate } from 'swr';
 * const invalidation: Invalidation = createInvalidation(mutate, 7);
 * await invalidation.invalidateAfter('phoneBound'); // => undefined
 */
export interface Invalidation {
  /**
   * Asks again for what `event` made stale. A closed game first transfers its wallet back.
   *
   * @throws OfflineError | AnswerError | ContractError when the game wallet was not transferred; the rest is fresh
   */
  readonly invalidateAfter: (event: PlayerEvent) => Promise<void>;
  /**
   * Takes the balance from a claim's own answer, and asks again for what is left to bet, which most claims add to,
   * and for the facts its screen shows.
   *
   * @param ownKeys the cache keys of those facts
   */
  readonly applyClaim: (balance: Money, ...ownKeys: readonly ReadKey[]) => Promise<void>;
}

/**
 * The invalidation of one player's facts, for code outside components. @param mutate the cache's own
 *
 * @example
 * import { mutate } from 'swr';
 * await createInvalidation(mutate, 7).invalidateAfter('avatarChanged'); // => undefined
 */
export function createInvalidation(
  mutate: ScopedMutator,
  userId: number,
  options?: CallOptions,
): Invalidation {
  const refresh = (keys: readonly ReadKey[]) => Promise.all(keys.map((key) => mutate(key)));
  return {
    invalidateAfter: async (event) => {
      try {
        if (event === 'gameClosed') await transferGameWallets(options);
      } finally {
        await refresh(keysInvalidatedBy[event].map((keyOf) => keyOf(userId)));
      }
    },
    applyClaim: async (balance, ...ownKeys) => {
      const withBalance = (player: Player | undefined) => player && { ...player, balance };
      await mutate<Money>(balanceKey(userId), balance, { revalidate: false });
      await mutate<Player>(playerKey(userId), withBalance, { revalidate: false });
      await refresh([cashCheckKey(userId), ...ownKeys]);
    },
  };
}

/**
 * The invalidation of one player's facts; the same object as long as the player is the same.
 *
 * @example
 * import { renderHook } from '@testing-library/react';
 * const { current: invalidation } = renderHook(() => useInvalidation(7)).result;
 * await invalidation.invalidateAfter('avatarChanged'); // => undefined
 */
export function useInvalidation(userId: number): Invalidation {
  const call = useCallOptions();
  const { mutate } = useSWRConfig();
  return useMemo(() => createInvalidation(mutate, userId, call), [mutate, userId, call]);
}
