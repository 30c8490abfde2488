import { describe, expect, test } from 'vitest';
import { pesos } from '../testing/pesos';
import { epochSecondsFrom as seconds } from '../time';
import { nextPacket, openPacket, packetShortfall, type RedPacket } from './RedPacket';

const packet = (id: number, opensAt: number, state: RedPacket['state'], left = 10): RedPacket => ({
  id,
  name: '',
  opensAt: seconds(opensAt),
  closesAt: seconds(opensAt + 30),
  state,
  maximum: pesos(8.8),
  left,
  needs: {},
});

describe('of the packets of a day', () => {
  const packets = [packet(3, 300, 'upcoming'), packet(1, 100, 'open'), packet(2, 200, 'upcoming')];

  test.each([
    [99, undefined, 1],
    [100, 1, 2],
    [129, 1, 2],
    [130, undefined, 2],
    [200, 2, 3],
    [330, undefined, undefined],
  ])('at %i the open one is %s and the next one is %s', (now, isOpen, isNext) => {
    expect(openPacket(packets, seconds(now))?.id).toBe(isOpen);
    expect(nextPacket(packets, seconds(now))?.id).toBe(isNext);
  });

  test.each([['opened'], ['gone']] as const)('one that is %s does not open again', (state) => {
    expect(openPacket([packet(1, 100, state)], seconds(110))).toBeUndefined();
  });

  test('an empty one is not open', () => {
    expect(openPacket([packet(1, 100, 'open', 0)], seconds(110))).toBeUndefined();
  });
});

describe('what a packet needs', () => {
  const player = { vipLevel: 1, dayDeposit: pesos(20) };

  test('is nothing, for most', () => {
    expect(packetShortfall({}, player)).toBeUndefined();
    expect(packetShortfall({ vipLevel: 1, dayDeposit: pesos(20) }, player)).toBeUndefined();
  });

  test('is told one at a time, the level first', () => {
    const needs = { vipLevel: 2, dayDeposit: pesos(50) };
    expect(packetShortfall(needs, player)).toEqual({ type: 'vipLevel', level: 2 });
    expect(packetShortfall({ dayDeposit: pesos(50) }, player)).toEqual({
      type: 'dayDeposit',
      missing: pesos(30),
    });
  });
});
