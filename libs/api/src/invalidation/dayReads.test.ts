import { expect, it } from 'vitest';
import { balanceKey, playerKey } from '../accounts/player';
import { betSummaryKey } from '../bets/betSummary';
import { checkInPlanKey } from '../check-in/checkIn';
import { checkInStatusKey } from '../check-in/checkInStatus';
import { gamesKey } from '../games/games';
import { eggInfoKey } from '../egg/egg';
import type { ReadKey } from '../mapping/ReadKey';
import { activitiesKey } from '../promotions/activities';
import { depositRewardKey } from '../promotions/depositRewards';
import { rebateKey } from '../rebate/rebate';
import { playLimitsKey, spendingKey } from '../responsible/responsibleKeys';
import { periodGiftsKey } from '../vip/periodGifts';
import { vipLevelsKey } from '../vip/vipLevels';
import { vipStatusKey } from '../vip/vipStatus';
import { isOfDay } from './dayReads';

it.each<{ readonly key: ReadKey }>(
  [
    playerKey(7),
    checkInPlanKey('guest'),
    checkInStatusKey(7),
    eggInfoKey(7),
    activitiesKey,
    depositRewardKey('firstTopUp', 7),
    depositRewardKey('lossBack', 7),
    rebateKey(7),
    playLimitsKey(7),
    spendingKey(7),
    periodGiftsKey(7),
    vipStatusKey(7),
    betSummaryKey(7, { day: '2026-11-30', types: [] }),
  ].map((key) => ({ key })),
)('$key is another one on a new day', ({ key }) => {
  expect(isOfDay(key)).toBe(true);
});

it.each([balanceKey(7), gamesKey, vipLevelsKey].map((key) => ({ key })))(
  '$key is the same on a new day',
  ({ key }) => {
    expect(isOfDay(key)).toBe(false);
  },
);
