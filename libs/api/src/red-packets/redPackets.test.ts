import { epochMillisecondsFrom, epochSecondsFrom, type RedPacket, zeroMoney } from '@kislap/domain';
import { expect, test } from 'vitest';
import { nextLookMs } from './redPackets';

const packet = (state: RedPacket['state']): RedPacket => ({
  id: 1,
  name: '',
  opensAt: epochSecondsFrom(10_000),
  closesAt: epochSecondsFrom(11_800),
  state,
  maximum: zeroMoney,
  left: 1,
  needs: {},
});

test.each([
  ['long before it opens, a quarter of an hour', 'upcoming', 5_000, 900_000],
  ['shortly before it opens, then', 'upcoming', 9_990, 10_000],
  ['while it is open, a minute', 'open', 10_500, 60_000],
  ['shortly before it closes, then', 'open', 11_790, 10_000],
  ['at the very moment, a second', 'open', 11_799.9, 1_000],
  ['when it is over, a quarter of an hour', 'gone', 12_000, 900_000],
] as const)('%s', (_, state, nowSeconds, expected) => {
  expect(nextLookMs([packet(state)], epochMillisecondsFrom(Math.round(nowSeconds * 1000)))).toBe(expected);
});
