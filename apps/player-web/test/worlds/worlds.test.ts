import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { configureApi, preloadPayments, preloadTransport } from '@kislap/api';
import { World } from './World';
import type { Verdict } from './World';

/**
 * The app's own deposits and withdrawals in worlds where answers come late, twice or never. `KISLAP_WORLDS` says how
 * many, `KISLAP_SEED` where they begin: a world repeats itself by its number.
 */
const worlds = Number(process.env['KISLAP_WORLDS'] ?? 150);
const firstSeed = Number(process.env['KISLAP_SEED'] ?? 20_261_122);

const right: Verdict = {
  doubleMovements: [],
  unannounced: [],
  announcedTwice: [],
  closedByAnother: [],
  notRefreshed: [],
  leftBehind: [],
  stillAsking: 0,
};

const stillClock = {
  now: Date.UTC(2026, 10, 22, 4),
  toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'],
} satisfies Parameters<typeof vi.useFakeTimers>[0];

beforeAll(async () => {
  await Promise.all([preloadTransport(), preloadPayments()]);
});
afterEach(() => void vi.useRealTimers());
afterAll(() => {
  configureApi({});
});

/** Worlds that were found wrong once. */
const foundBefore = [20_263_427];

it.each(foundBefore)('world %i, which was wrong once, is right', async (seed) => {
  vi.useFakeTimers(stillClock);
  const verdict = await new World(seed).run();
  vi.useRealTimers();
  expect(verdict).toEqual(right);
});

it(`nothing is paid twice, missed, told twice or closed by another order in ${worlds} worlds from seed ${firstSeed}`, async () => {
  for (let seed = firstSeed; seed < firstSeed + worlds; seed += 1) {
    vi.useFakeTimers(stillClock);
    const verdict = await new World(seed).run();
    vi.useRealTimers();
    expect({ seed, ...verdict }).toEqual({ seed, ...right });
  }
}, 3_600_000);

it.each(['unknownIsRefused', 'forgottenOnReload', 'noBaseline', 'anyCreditCloses'] as const)(
  'an app that is wrong in the way %s is found out',
  async (fault) => {
    const isFound = async (seed: number) => {
      vi.useFakeTimers(stillClock);
      const verdict = await new World(seed, fault).run();
      vi.useRealTimers();
      return JSON.stringify(verdict) !== JSON.stringify(right);
    };
    let seed = firstSeed;
    while (seed < firstSeed + 60 && !(await isFound(seed))) seed += 1;
    expect(seed).toBeLessThan(firstSeed + 60);
  },
  120_000,
);
