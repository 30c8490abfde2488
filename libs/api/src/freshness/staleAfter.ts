import { balanceKey } from '../accounts/getBalance';
import { cashCheckKey } from '../accounts/getCashCheck';
import { checkInStandingKey } from '../accounts/getCheckInStanding';
import { playerKey } from '../accounts/getPlayer';
import { savedBanksKey } from '../accounts/getSavedBanks';
import { eggInfoKey } from '../egg/getEggInfo';
import { checkInPlanKey } from '../events/getCheckInPlan';
import { depositLadderKey } from '../promotions/getDepositLadder';
import { depositRewardKey } from '../promotions/getDepositReward';
import type { ReadKey } from '../swr/ReadKey';
import { levelGiftsKey } from '../vip/getLevelGifts';
import { periodGiftsKey } from '../vip/getPeriodGifts';
import { vipStandingKey } from '../vip/getVipStanding';

/** Deposits and bets both lead up the VIP ladder. */
const vipKeys = [vipStandingKey, periodGiftsKey, levelGiftsKey] as const;

const firstTopUpKey = (userId: number) => depositRewardKey('firstTopUp', userId);
const lossBackKey = (userId: number) => depositRewardKey('lossBack', userId);
/** What deposits earn beside their promotions. */
const depositRewardKeys = [depositLadderKey, firstTopUpKey, lossBackKey] as const;

/**
 * Freshness rule: what has to be asked again after something happened to a player, and nothing else. A credited
 * deposit moves the balance, the counts that promotions look at, what is left to bet, check-in, VIP, the eggs of the day, and what
 * deposits earn.
 *
 * @example
 * staleAfter.withdrawalAccepted.map((keyOf) => keyOf(7)); // => [balanceKey(7), savedBanksKey(7)]
 */
export const staleAfter = {
  depositCredited: [
    balanceKey,
    playerKey,
    cashCheckKey,
    checkInPlanKey,
    checkInStandingKey,
    eggInfoKey,
    ...vipKeys,
    ...depositRewardKeys,
  ],
  gameClosed: [playerKey, balanceKey, ...vipKeys, lossBackKey],
  avatarChanged: [playerKey],
  phoneBound: [playerKey],
  withdrawalAccepted: [balanceKey, savedBanksKey],
} as const satisfies Record<string, readonly ((userId: number) => ReadKey)[]>;

/**
 * What may happen to a player's facts.
 *
 * @example
 * const happening: Happening = 'avatarChanged';
 * staleAfter[happening].map((keyOf) => keyOf(7)); // => [playerKey(7)]
 */
export type Happening = keyof typeof staleAfter;
