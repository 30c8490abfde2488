import type { PrizeRecord } from '@kislap/api';
import { epochSecondsFrom, moneyFromPeso } from '@kislap/domain';
import { expect, it } from 'vitest';
import { linesOfPrizes } from './linesOfPrizes';

const now = epochSecondsFrom(Date.parse('2026-11-21T12:00:00+08:00') / 1000);
const prize = (id: number, at: string): PrizeRecord => ({
  id,
  at: epochSecondsFrom(Date.parse(at) / 1000),
  activityType: 8,
  event: 'Golden egg',
  kind: 'cash',
  amount: moneyFromPeso(8),
  isWaiting: false,
  isTowardsGoal: false,
});
const told = (prizes: readonly PrizeRecord[]) =>
  linesOfPrizes(prizes, now).map((line) => (line.type === 'heading' ? line.of : line.prize.id));

it('puts the prizes of the Manila day under one heading and the rest under another', () => {
  const today = prize(3, '2026-11-21T00:00:00+08:00');
  const earlier = prize(2, '2026-11-20T23:59:59+08:00');
  expect(told([today, earlier])).toEqual(['today', 3, 'earlier', 2]);
  expect(told([earlier])).toEqual(['earlier', 2]);
  expect(told([today])).toEqual(['today', 3]);
  expect(told([])).toEqual([]);
});
