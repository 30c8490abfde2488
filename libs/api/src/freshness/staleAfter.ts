import { balanceKey } from '../accounts/getBalance';
import { checkInStandingKey } from '../accounts/getCheckInStanding';
import { playerKey } from '../accounts/getPlayer';
import { savedBanksKey } from '../accounts/getSavedBanks';
import { checkInPlanKey } from '../events/getCheckInPlan';
import type { ReadKey } from '../swr/ReadKey';

/**
 * Freshness rule: what has to be asked again after something happened to a player, and nothing else. A credited
 * deposit moves the balance, the counts that promotions look at, and check-in.
 */
export const staleAfter = {
  depositCredited: [balanceKey, playerKey, checkInPlanKey, checkInStandingKey],
  gameClosed: [playerKey, balanceKey],
  phoneBound: [playerKey],
  withdrawalAccepted: [balanceKey, savedBanksKey],
} as const satisfies Record<string, readonly ((userId: number) => ReadKey)[]>;

/** What may happen to a player's facts. */
export type Happening = keyof typeof staleAfter;
