import fc from 'fast-check';
import { reloadsByDomain, secondsLeftByDomain } from './adapter/pauses';
import { reloadsOf, resendSecondsLeft, type BrokenChunk } from './pauses';
import { compareFamily } from './testing/compareFamily';

interface Countdown {
  readonly answeredAt: number;
  readonly wait: number | undefined;
  readonly now: number;
}

const countdowns: fc.Arbitrary<Countdown> = fc
  .record({
    answeredAt: fc.integer({ min: 1_700_000_000_000, max: 1_800_000_000_000 }),
    wait: fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, fc.integer({ min: 1, max: 86_400 })),
    passed: fc.oneof(
      fc.integer({ min: 0, max: 65_000 }),
      fc.constantFrom(0, 1, 999, 1_000, 59_000, 59_001, 59_999, 60_000, 60_001, -1, -86_400_000),
    ),
  })
  .map(({ answeredAt, wait, passed }) => ({ answeredAt, wait, now: answeredAt + passed }));

const left = ({ answeredAt, wait, now }: Countdown) => resendSecondsLeft(answeredAt, wait, now);

compareFamily<Countdown, number>({
  name: 'seconds until the next code',
  inputs: countdowns,
  oracle: left,
  domain: ({ answeredAt, wait, now }) => secondsLeftByDomain(answeredAt, wait, now),
  mutants: {
    'ends a second early': ({ answeredAt, wait, now }) =>
      Math.max(0, Math.floor((answeredAt + (wait ?? 60) * 1_000 - now) / 1_000)),
    'always sixty seconds': (one) => left({ ...one, wait: undefined }),
    'goes below nothing': ({ answeredAt, wait, now }) =>
      Math.ceil((answeredAt + (wait ?? 60) * 1_000 - now) / 1_000),
  },
  examples: [
    [{ answeredAt: 1_700_000_000_000, wait: undefined, now: 1_700_000_000_000 }, 60],
    [{ answeredAt: 1_700_000_000_000, wait: undefined, now: 1_700_000_060_000 }, 0],
  ],
});

const breaks: fc.Arbitrary<readonly BrokenChunk[]> = fc
  .array(
    fc.record({
      path: fc.constantFrom('/', '/user/vip', '/promotion', '__proto__', 'constructor', ''),
      pause: fc.oneof(
        fc.integer({ min: 0, max: 12_000 }),
        fc.constantFrom(0, 4_000, 5_999, 9_999, 10_000, 10_001),
      ),
    }),
    { maxLength: 12 },
  )
  .map((all) => {
    let at = 1_700_000_000_000;
    return all.map(({ path, pause }) => ({ path, at: (at += pause) }));
  });

compareFamily<readonly BrokenChunk[], readonly boolean[]>({
  name: 'one reload in ten seconds',
  inputs: breaks,
  oracle: (all) => reloadsOf(all),
  domain: reloadsByDomain,
  mutants: {
    'not yet at ten seconds': (all) => reloadsOf(all, 10_001),
    'a millisecond early': (all) => reloadsOf(all, 9_999),
    'one for all paths': (all) => reloadsOf(all.map(({ at }) => ({ path: '/', at }))),
    'a refused one counts too': (all) =>
      all.map(
        ({ path, at }, index) =>
          !all.slice(0, index).some((one) => one.path === path && at - one.at < 10_000),
      ),
  },
  examples: [
    [
      [0, 4_000, 9_999, 10_000].map((at) => ({ path: '/user/vip', at: 1_700_000_000_000 + at })),
      [true, false, false, true],
    ],
  ],
});
