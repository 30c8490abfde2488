import { moneyFromPeso as pesos, type WheelPrize } from '@kislap/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wheelStop } from './wheelStop';

const wheel: readonly WheelPrize[] = [
  { kind: 'cash', amount: pesos(8) },
  { kind: 'thanks' },
  { kind: 'mystery' },
  { kind: 'fixed', amount: pesos(88) },
  { kind: 'thanks' },
];

describe('the stop of the wheel', () => {
  it('is the segment that the operator names', () => {
    expect(wheelStop(wheel, { index: 4, kind: 'thanks' })).toBe(4);
    expect(wheelStop(wheel, { index: 3, kind: 'fixed', amount: pesos(88) })).toBe(3);
  });

  it('is a mystery whatever was inside', () => {
    expect(wheelStop(wheel, { index: 2, kind: 'mystery', amount: pesos(5) })).toBe(2);
  });

  it('is a segment with the prize when the named one shows another or is not there', () => {
    expect(wheelStop(wheel, { index: 1, kind: 'cash', amount: pesos(8) })).toBe(0);
    expect(wheelStop(wheel, { index: 99, kind: 'thanks' })).toBe(1);
  });

  it('is nowhere when no segment shows the prize', () => {
    expect(wheelStop(wheel, { index: 0, kind: 'cash', amount: pesos(9) })).toBeUndefined();
    expect(wheelStop([], { index: 0, kind: 'thanks' })).toBeUndefined();
  });

  it('never shows another prize than what was won', () => {
    const kind = fc.constantFrom('cash', 'thanks', 'mystery', 'fixed');
    const amount = fc.constantFrom(8, 28, 88).map(pesos);
    const prize: fc.Arbitrary<WheelPrize> = fc.record({ kind, amount });
    fc.assert(
      fc.property(fc.array(prize), prize, fc.integer(), (prizes, won, index) => {
        const stop = wheelStop(prizes, { ...won, index });
        if (stop === undefined) return;
        expect(prizes[stop]?.kind).toBe(won.kind);
        if (won.kind === 'cash' || won.kind === 'fixed') expect(prizes[stop]?.amount).toBe(won.amount);
      }),
    );
  });
});
