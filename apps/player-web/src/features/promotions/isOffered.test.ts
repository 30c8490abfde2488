import { activityNumber, moneyFromPeso } from '@kislap/domain';
import type { ActivityFacts, ActivityStage } from '@kislap/domain';
import { expect, test } from 'vitest';
import { isOffered } from './isOffered';

const open: ActivityStage = { type: 'open' };
const step = { amount: moneyFromPeso(100), ratePercent: 50 };
const gifts = [{ type: 23, isActive: true, steps: [step] }] as const;
const offered = (type: number, facts: ActivityFacts, isLeftAlone = false, stage: ActivityStage = open) =>
  isOffered({ type, stage, facts, isLeftAlone });

test('a deposit promotion that no deposit can be made with is not offered', () => {
  expect([15, 19, 23].map((type) => offered(type, { gifts }))).toEqual([false, false, true]);
  expect([15, 19, 23].map((type) => offered(type, { gifts: [] }))).toEqual([false, false, false]);
  expect(offered(19, {})).toBe(true);
});

test('nothing asks who is left alone for a deposit', () => {
  const { depositLadder, firstTopUp, rebate, lossBack } = activityNumber;
  const asked = [23, depositLadder, firstTopUp, rebate, lossBack];
  expect(asked.map((type) => offered(type, { gifts }, true))).toEqual([false, false, false, true, true]);
});

test('what waits to be claimed stays for who is left alone', () => {
  const money = moneyFromPeso(20);
  const rung = { level: 1, need: money, have: money, gift: money, state: 'ready' } as const;
  expect(offered(activityNumber.depositLadder, { ladder: [rung] }, true)).toBe(true);
  expect(offered(activityNumber.firstTopUp, {}, true, { type: 'claimable', gift: money })).toBe(true);
  expect(offered(activityNumber.firstTopUp, { ladder: [rung] }, true)).toBe(false);
});
