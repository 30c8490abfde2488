import fc from 'fast-check';
import { limitByDomain } from './adapter/ownLimit';
import { afterWish, afterWishes, lapse, type HeldLimit, type LimitWish } from './ownLimit';
import { compareFamily } from './testing/compareFamily';

const hour = 3_600_000;
const day = 24 * hour;
const start = 1_767_196_800_000;

/** Wishes of few amounts, often exactly a wait or a lapse after the one before. */
const wishes: fc.Arbitrary<readonly LimitWish[]> = fc
  .array(
    fc.record({
      most: fc.constantFrom(undefined, 0, 100, 300, 1_000),
      passed: fc.oneof(
        fc.integer({ min: 0, max: 10 * day }),
        fc.constantFrom(0, day - 1, day, day + 1, 8 * day - 1, 8 * day, 8 * day + 1),
      ),
    }),
    { maxLength: 8 },
  )
  .map((steps) => {
    let at = start;
    return steps.map(({ most, passed }) => {
      at += passed;
      return { most, at };
    });
  });

const walk = (step: (held: HeldLimit, wish: LimitWish) => HeldLimit) => (all: readonly LimitWish[]) =>
  all.reduce(step, { most: undefined, wish: undefined });

compareFamily<readonly LimitWish[], HeldLimit>({
  name: 'own limit after wishes',
  inputs: wishes,
  oracle: afterWishes,
  domain: limitByDomain,
  mutants: {
    'raises at once': walk((_, { most }) => ({ most, wish: undefined })),
    'never lapses': walk((held, wish) => {
      const { wish: open } = held;
      const isLate = open !== undefined && open.most === wish.most && wish.at >= lapse(open.ready);
      return isLate ? { most: wish.most, wish: undefined } : afterWish(held, wish);
    }),
    'lapses a moment late': walk((held, wish) => {
      const { wish: open } = held;
      const isEdge = open !== undefined && open.most === wish.most && wish.at === lapse(open.ready);
      return isEdge ? { most: wish.most, wish: undefined } : afterWish(held, wish);
    }),
    'raises by itself': walk((held, wish) => {
      const { wish: open } = held;
      const isReady = open !== undefined && wish.at >= open.ready;
      return afterWish(isReady ? { most: open.most, wish: undefined } : held, wish);
    }),
    'removal holds at once': walk((held, wish) =>
      wish.most === undefined ? { most: undefined, wish: undefined } : afterWish(held, wish),
    ),
  },
  examples: [
    [[{ most: 1_000, at: start }], { most: 1_000, wish: undefined }],
    [
      [
        { most: 100, at: start },
        { most: 300, at: start },
      ],
      { most: 100, wish: { most: 300, ready: start + day } },
    ],
  ],
});
