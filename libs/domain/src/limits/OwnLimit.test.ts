import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { epochMillisecondsFrom } from '../time';
import { nextOwnLimit, type OwnLimit } from './OwnLimit';

const hour = 3_600_000;
const at = (hours: number) => epochMillisecondsFrom(1_763_000_000_000 + hours * hour);
const none: OwnLimit<number> = { most: undefined, waiting: undefined };
const of = (most: number): OwnLimit<number> => ({ most, waiting: undefined });

describe('a limit that a player sets', () => {
  it.each([
    ['the first one', none, 300],
    ['a lower one', of(700), 300],
    ['the same one', of(300), 300],
  ])('applies at once: %s', (_, held, requested) => {
    expect(nextOwnLimit(held, requested, at(0))).toEqual(of(300));
  });

  it.each([[900], [undefined]])('waits a day before it is loosened to %s', (requested) => {
    const asked = nextOwnLimit(of(300), requested, at(0));
    expect(asked).toEqual({ most: 300, waiting: { most: requested, from: at(24) } });
    expect(nextOwnLimit(asked, requested, at(23.9))).toEqual(asked);
    expect(nextOwnLimit(asked, requested, at(24))).toEqual({ most: requested, waiting: undefined });
    const longer = nextOwnLimit(of(300), requested, at(0), 72);
    expect(nextOwnLimit(longer, requested, at(71.9))).toEqual(longer);
    expect(nextOwnLimit(longer, requested, at(72)).waiting).toBeUndefined();
  });

  it('lapses seven days after its wait, and then waits anew', () => {
    const asked = nextOwnLimit(of(300), 900, at(0));
    const last = at(24 + 7 * 24 - 0.001);
    expect(nextOwnLimit(asked, 900, last)).toEqual({ most: 900, waiting: undefined });
    const lapsed = at(24 + 7 * 24);
    expect(nextOwnLimit(asked, 900, lapsed)).toEqual({
      most: 300,
      waiting: { most: 900, from: at(24 + 7 * 24 + 24) },
    });
  });

  it('lapses with the first moment of the second that players are told', () => {
    const begun = epochMillisecondsFrom(1_763_000_000_700);
    const asked = nextOwnLimit(of(300), 900, begun);
    const told = Math.floor((begun + 8 * 24 * hour) / 1000) * 1000;
    expect(nextOwnLimit(asked, 900, epochMillisecondsFrom(told - 1)).most).toBe(900);
    expect(nextOwnLimit(asked, 900, epochMillisecondsFrom(told)).most).toBe(300);
  });

  it('begins to wait anew for another requested', () => {
    const asked = nextOwnLimit(of(300), 900, at(0));
    expect(nextOwnLimit(asked, 5000, at(25))).toEqual({ most: 300, waiting: { most: 5000, from: at(49) } });
  });

  it('forgets what waited when it is lowered', () => {
    expect(nextOwnLimit(nextOwnLimit(of(300), 900, at(0)), 200, at(1))).toEqual(of(200));
  });

  it('is never loosened by one requested, nor within a day', () => {
    const requested = fc.option(fc.nat(1000), { nil: undefined });
    fc.assert(
      fc.property(fc.nat(1000), fc.array(requested, { maxLength: 20 }), (most, requests) => {
        const spread = 23.9 / Math.max(1, requests.length);
        requests.reduce((held, one, index) => {
          const next = nextOwnLimit(held, one, at(index * spread));
          expect(next.most ?? Infinity).toBeLessThanOrEqual(held.most ?? Infinity);
          return next;
        }, of(most));
      }),
    );
  });
});
