import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { addMoney } from '../money/addMoney';
import type { Money } from '../money/Money';
import { anyMoney } from '../testing/anyMoney';
import { pesos } from '../testing/pesos';
import { netResult } from './netResult';

describe('netResult', () => {
  it('is below zero when playing cost', () => {
    expect(netResult({ staked: pesos(100), won: pesos(64) })).toBe(pesos(-36));
  });

  it('is above zero when it brought something', () => {
    expect(netResult({ staked: pesos(100), won: pesos(120) })).toBe(pesos(20));
  });

  it('is what the stakes lack to the wins', () => {
    fc.assert(
      fc.property(anyMoney(), anyMoney(), (staked, won) => {
        expect(addMoney(staked, netResult({ staked, won }))).toBe(won);
      }),
    );
  });

  it('takes money, not bare numbers', () => {
    expectTypeOf(netResult).parameter(0).toEqualTypeOf<Readonly<Record<'staked' | 'won', Money>>>();
  });
});
