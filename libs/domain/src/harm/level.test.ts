import { describe, expect, it } from 'vitest';
import { epochMillisecondsFrom } from '../time';
import { calmHarm, type HarmStatus, nextHarm } from './level';
import type { HarmMarker } from './markers';

const day = 86_400_000;
const at = (days: number, ms = 0) => epochMillisecondsFrom(1_763_000_000_000 + days * day + ms);

const one: readonly HarmMarker[] = ['spend'];
const two: readonly HarmMarker[] = ['spend', 'night'];

describe('the level of harm', () => {
  it.each([
    [[], 0],
    [['night'], 1],
    [['night', 'long'], 2],
    [['night', 'long', 'topUps'], 3],
    [['concern'], 3],
  ] as const)('by %j is %d at once', (markers, level) => {
    expect(nextHarm(calmHarm, markers, at(0)).level).toBe(level);
  });

  it('is two when one marker lasts for 14 days, and one below', () => {
    const first = nextHarm(calmHarm, one, at(0));
    expect(nextHarm(first, one, at(14, -1)).level).toBe(1);
    expect(nextHarm(first, ['night'], at(14)).level).toBe(2);
    const paused = nextHarm(nextHarm(first, [], at(10)), one, at(11));
    expect(nextHarm(paused, one, at(14)).level).toBe(1);
    expect(nextHarm(paused, one, at(25)).level).toBe(2);
  });

  it('is three when it is still two a week after its card was answered', () => {
    const answered: HarmStatus = { ...nextHarm(calmHarm, two, at(0)), answeredAt: at(1) };
    expect(nextHarm(answered, two, at(8, -1)).level).toBe(2);
    expect(nextHarm(answered, two, at(8)).level).toBe(3);
    expect(nextHarm(answered, one, at(8)).level).toBe(2);
    expect(nextHarm({ ...answered, answeredAt: undefined }, two, at(13)).level).toBe(2);
  });

  it('falls by one after each 14 days without any, and not with fewer', () => {
    let held = nextHarm(calmHarm, ['concern'], at(0));
    held = nextHarm(held, one, at(1));
    expect(held.level).toBe(3);
    held = nextHarm(held, [], at(2));
    expect(nextHarm(held, [], at(16, -1)).level).toBe(3);
    held = nextHarm(held, [], at(16));
    expect(held.level).toBe(2);
    expect(nextHarm(held, [], at(30, -1)).level).toBe(2);
    held = nextHarm(nextHarm(held, [], at(30)), [], at(44));
    expect(held.level).toBe(0);
    expect(nextHarm(held, [], at(90)).level).toBe(0);
  });

  it('asks for the card anew when it rises to two again', () => {
    const answered: HarmStatus = { level: 1, markedSince: at(0), calmSince: undefined, answeredAt: at(-30) };
    const risen = nextHarm(answered, two, at(1));
    expect([risen.level, risen.answeredAt]).toEqual([2, undefined]);
  });
});
