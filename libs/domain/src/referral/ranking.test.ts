import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyMoney } from '../testing/anyMoney';
import { pesos } from '../testing/pesos';
import { rankInviters } from './ranking';

const inviter = (name: string, earned: number, friends: number) => ({ name, earned: pesos(earned), friends });
const placesOf = (inviters: readonly ReturnType<typeof inviter>[]) =>
  rankInviters(inviters).map(({ name, place }) => `${place} ${name}`);

describe('rankInviters', () => {
  it('puts who earned more first, then who brought more friends', () => {
    expect(placesOf([inviter('a', 25, 1), inviter('b', 50, 2), inviter('c', 25, 5)])).toEqual([
      '1 b',
      '2 c',
      '3 a',
    ]);
  });

  it('lets equals share a place and skips the next', () => {
    expect(placesOf([inviter('a', 5, 1), inviter('b', 25, 1), inviter('c', 25, 1)])).toEqual([
      '1 b',
      '1 c',
      '3 a',
    ]);
  });

  it('has no places for nobody', () => {
    expect(rankInviters([])).toEqual([]);
  });

  it('gives everybody the number of those ahead, plus one', () => {
    const anyInviter = fc.record({ earned: anyMoney({ min: 0, max: 500 }), friends: fc.nat(3) });
    fc.assert(
      fc.property(fc.array(anyInviter, { maxLength: 40 }), (inviters) => {
        for (const { place, earned, friends } of rankInviters(inviters)) {
          const ahead = inviters.filter(
            (other) => other.earned > earned || (other.earned === earned && other.friends > friends),
          );
          expect(place).toBe(ahead.length + 1);
        }
      }),
    );
  });
});
