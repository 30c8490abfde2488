import { cashCheckKey } from '../accounts/getCashCheck';
import { balanceKey, playerKey } from '../accounts/player';
import { savedBanksKey } from '../accounts/savedBanks';
import { checkInPlanKey } from '../check-in/checkIn';
import { checkInStatusKey } from '../check-in/checkInStatus';
import { eggInfoKey } from '../egg/egg';
import { mailCountsKey } from '../mail/mailCountsKey';
import type { ReadKey } from '../mapping/ReadKey';
import { depositLadderKey } from '../promotions/depositLadder';
import { depositRewardKey } from '../promotions/depositRewards';
import { playLimitsKey, spendingKey } from '../responsible/responsibleKeys';
import { levelGiftsKey } from '../vip/levelGifts';
import { periodGiftsKey } from '../vip/periodGifts';
import { vipStatusKey } from '../vip/vipStatus';

/** Deposits and bets both lead up the VIP ladder. */
const vipKeys = [vipStatusKey, periodGiftsKey, levelGiftsKey] as const;

const firstTopUpKey = (userId: number) => depositRewardKey('firstTopUp', userId);
const lossBackKey = (userId: number) => depositRewardKey('lossBack', userId);
/** What deposits earn beside their promotions. */
const depositRewardKeys = [depositLadderKey, firstTopUpKey, lossBackKey] as const;

/**
 * Invalidation rule: the cache keys that are stale after an event, and no others. A credited deposit moves the balance,
 * promotion counts, turnover, check-in, VIP, eggs, deposit rewards, and what the player's own limits leave. An order that was made
 * or has ended moves the limits alone, which it reserves a part of. After a closed game the player may be left alone, which the
 * answer about the mailbox says.
 *
 * @example
 * keysInvalidatedBy.withdrawalAccepted.map((keyOf) => keyOf(7)); // => [balanceKey(7), savedBanksKey(7)]
 */
export const keysInvalidatedBy = {
  depositCredited: [
    balanceKey,
    playerKey,
    cashCheckKey,
    checkInPlanKey,
    checkInStatusKey,
    eggInfoKey,
    ...vipKeys,
    ...depositRewardKeys,
    playLimitsKey,
    spendingKey,
  ],
  orderChanged: [playLimitsKey],
  gameClosed: [playerKey, balanceKey, ...vipKeys, lossBackKey, playLimitsKey, mailCountsKey],
  avatarChanged: [playerKey],
  phoneBound: [playerKey],
  withdrawalAccepted: [balanceKey, savedBanksKey],
} as const satisfies Record<string, readonly ((userId: number) => ReadKey)[]>;

/**
 * An event that makes cached facts of a player stale.
 *
 * @example
 * const event: PlayerEvent = 'avatarChanged';
 * keysInvalidatedBy[event].map((keyOf) => keyOf(7)); // => [playerKey(7)]
 */
export type PlayerEvent = keyof typeof keysInvalidatedBy;
