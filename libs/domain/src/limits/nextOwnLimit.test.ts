import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { epochMillisecondsFrom } from '../time/epochMillisecondsFrom';
import { nextOwnLimit } from './nextOwnLimit';
import type { OwnLimit } from './OwnLimit';

const hour = 3_600_000;
const at = (hours: number) => epochMillisecondsFrom(1_763_000_000_000 + hours * hour);
const none: OwnLimit<number> = { most: undefined, waiting: undefined };
const of = (most: number): OwnLimit<number> => ({ most, waiting: undefined });

describe('a limit that a player sets', () => {
  it.each([
    ['the first one', none, 300],
    ['a lower one', of(700), 300],
    ['the same one', of(300), 300],
  ])('applies at once: %s', (_, held, wish) => {
    expect(nextOwnLimit(held, wish, at(0))).toEqual(of(300));
  });

  it.each([[900], [undefined]])('waits a day before it is loosened to %s', (wish) => {
    const asked = nextOwnLimit(of(300), wish, at(0));
    expect(asked).toEqual({ most: 300, waiting: { most: wish, from: at(24) } });
    expect(nextOwnLimit(asked, wish, at(23.9))).toEqual(asked);
    expect(nextOwnLimit(asked, wish, at(24))).toEqual({ most: wish, waiting: undefined });
  });

  it('begins to wait anew for another wish', () => {
    const asked = nextOwnLimit(of(300), 900, at(0));
    expect(nextOwnLimit(asked, 5000, at(25))).toEqual({ most: 300, waiting: { most: 5000, from: at(49) } });
  });

  it('forgets what waited when it is lowered', () => {
    expect(nextOwnLimit(nextOwnLimit(of(300), 900, at(0)), 200, at(1))).toEqual(of(200));
  });

  it('is never loosened by one wish, nor within a day', () => {
    const wish = fc.option(fc.nat(1000), { nil: undefined });
    fc.assert(
      fc.property(fc.nat(1000), fc.array(wish, { maxLength: 20 }), (most, wishes) => {
        const spread = 23.9 / Math.max(1, wishes.length);
        wishes.reduce((held, one, index) => {
          const next = nextOwnLimit(held, one, at(index * spread));
          expect(next.most ?? Infinity).toBeLessThanOrEqual(held.most ?? Infinity);
          return next;
        }, of(most));
      }),
    );
  });
});
