import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DrawSpins } from './DrawSpins';
import { nextSpinSource } from './nextSpinSource';

const spins = (free: number, invite: number, deposit: number): DrawSpins => ({ free, invite, deposit });

describe('the source of the next spin', () => {
  it.each([
    [spins(1, 1, 1), spins(0, 0, 0), 'free'],
    [spins(1, 1, 1), spins(1, 0, 0), 'invite'],
    [spins(1, 1, 1), spins(1, 1, 0), 'deposit'],
    [spins(1, 1, 1), spins(1, 1, 1), undefined],
  ])('of %o with %o used is %s', (earned, used, source) => {
    expect(nextSpinSource(earned, used)).toBe(source);
  });

  it('lets exactly the earned spins be taken', () => {
    fc.assert(
      fc.property(fc.nat(9), fc.nat(9), fc.nat(9), (free, invite, deposit) => {
        const earned = spins(free, invite, deposit);
        const used = { free: 0, invite: 0, deposit: 0 };
        let source = nextSpinSource(earned, used);
        while (source !== undefined) {
          used[source] += 1;
          source = nextSpinSource(earned, used);
        }
        expect(used).toEqual(earned);
      }),
    );
  });
});
