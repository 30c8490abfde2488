import type { Money, Player } from '@kislap/domain';
import type { ScopedMutator } from 'swr';
import { balanceKey } from '../accounts/getBalance';
import { cashCheckKey } from '../accounts/getCashCheck';
import { playerKey } from '../accounts/getPlayer';
import { bringGameMoneyHome } from '../records/bringGameMoneyHome';
import type { ReadKey } from '../swr/ReadKey';
import { staleAfter, type Happening } from './staleAfter';

/**
 * Keeps a player's cached facts true.
 *
 * @example
 * import { mutate } from 'swr';
 * const freshness: Freshness = createFreshness(mutate, 7);
 * await freshness.refreshAfter('phoneBound'); // => undefined
 */
export interface Freshness {
  /**
   * Asks again for what `happening` made stale. A closed game first brings its money home.
   *
   * @throws OfflineError | AnswerError | ContractError when a game's money is not home yet; the rest is fresh
   */
  readonly refreshAfter: (happening: Happening) => Promise<void>;
  /**
   * Takes the balance from a claim's own answer, and asks again for what is left to bet, which most claims add to,
   * and for the facts its screen shows.
   *
   * @param ownKeys the cache keys of those facts
   */
  readonly takeClaim: (balance: Money, ...ownKeys: readonly ReadKey[]) => Promise<void>;
}

/**
 * The freshness of one player's facts, for code outside components. @param mutate the cache's own
 *
 * @example
 * import { mutate } from 'swr';
 * await createFreshness(mutate, 7).refreshAfter('avatarChanged'); // => undefined
 */
export function createFreshness(mutate: ScopedMutator, userId: number): Freshness {
  const refresh = (keys: readonly ReadKey[]) => Promise.all(keys.map((key) => mutate(key)));
  return {
    refreshAfter: async (happening) => {
      try {
        if (happening === 'gameClosed') await bringGameMoneyHome();
      } finally {
        await refresh(staleAfter[happening].map((keyOf) => keyOf(userId)));
      }
    },
    takeClaim: async (balance, ...ownKeys) => {
      const withBalance = (player: Player | undefined) => player && { ...player, balance };
      await mutate<Money>(balanceKey(userId), balance, { revalidate: false });
      await mutate<Player>(playerKey(userId), withBalance, { revalidate: false });
      await refresh([cashCheckKey(userId), ...ownKeys]);
    },
  };
}
