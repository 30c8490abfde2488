import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMoney } from '../money';
import { anyMoney } from '../testing/anyMoney';
import { pesos } from '../testing/pesos';
import { goalChance, goalShare, type WheelPrize } from './goal';

describe('the share of the goal', () => {
  it.each([
    [0, 100, 0, 100],
    [62.5, 100, 62, 37.5],
    [99.99, 100, 99, 0.01],
    [100, 100, 100, 0],
    [0, 0, 100, 0],
  ])('of %d collected of %d is %i percent, %d missing', (collected, goal, percent, missing) => {
    expect(goalShare({ collected: pesos(collected), goal: pesos(goal) })).toEqual({
      percent,
      missing: pesos(missing),
    });
  });

  it('is exact: collected and missing make the goal, and only then it is full', () => {
    const amount = anyMoney({ min: 0, max: 10 ** 12 });
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        const [collected, goal] = one <= other ? [one, other] : [other, one];
        const { percent, missing } = goalShare({ collected, goal });
        expect(addMoney(collected, missing)).toBe(goal);
        expect(percent === 100).toBe(collected === goal);
      }),
    );
  });
});

const cash = (peso: number, odds: number): WheelPrize => ({ kind: 'cash', amount: pesos(peso), odds });
const thanks = (odds: number): WheelPrize => ({ kind: 'thanks', odds });
const wheel: readonly WheelPrize[] = [
  cash(8, 20),
  thanks(15),
  cash(28, 6),
  { kind: 'mystery', odds: 10 },
  cash(5, 25),
  cash(58, 1.5),
  thanks(20),
  cash(88, 2.5),
];
const mysteries = [2, 5, 20].map(pesos);
const draw = { wheel, mysteries, collected: pesos(0), goal: pesos(100) };

describe('goalChance', () => {
  it.each([
    [0, 0],
    [1, 0],
    [2, 0.6267],
    [5, 10.3936],
    [10, 32.4143],
    [15, 60.217],
    [20, 83.9842],
  ])('is with %i spins from nothing %d percent', (spins, percent) => {
    expect(goalChance({ ...draw, spins })).toBeCloseTo(percent, 4);
  });

  it('is certain once the goal is reached, with no spin at all', () => {
    expect(goalChance({ ...draw, collected: pesos(100), spins: 0 })).toBe(100);
    expect(goalChance({ ...draw, collected: pesos(140), spins: 3 })).toBe(100);
  });

  it('never falls with another spin, nor with more collected', () => {
    const spins = fc.integer({ min: 0, max: 12 });
    const collected = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(spins, collected, (count, peso) => {
        const chance = (more: number, by: number) =>
          goalChance({ ...draw, collected: pesos(by), spins: more }) ?? Number.NaN;
        expect(chance(count + 1, peso)).toBeGreaterThanOrEqual(chance(count, peso) - 1e-9);
        expect(chance(count, peso + 1)).toBeGreaterThanOrEqual(chance(count, peso) - 1e-9);
      }),
      { numRuns: 50 },
    );
  });

  it('takes the amount of a mystery where the operator publishes it', () => {
    const published: WheelPrize = { kind: 'mystery', amount: pesos(100), odds: 100 };
    expect(goalChance({ ...draw, wheel: [published], mysteries: [], spins: 1 })).toBe(100);
  });

  it('counts a mystery that waits like a spin that has won one', () => {
    const won: WheelPrize = { kind: 'mystery', odds: 100 };
    expect(goalChance({ ...draw, spins: 0, waiting: 1 })).toBeCloseTo(
      goalChance({ ...draw, wheel: [won], spins: 1 }) ?? Number.NaN,
      9,
    );
    expect(goalChance({ ...draw, spins: 3, waiting: 0 })).toBe(goalChance({ ...draw, spins: 3 }));
  });

  it('is not told when a mystery waits and nobody says what it may hold', () => {
    const plain = { ...draw, wheel: [cash(5, 100)], mysteries: [], spins: 1 };
    expect(goalChance(plain)).toBe(0);
    expect(goalChance({ ...plain, waiting: 1 })).toBeUndefined();
  });

  it.each([
    ['odds are not published', [{ kind: 'thanks' } as const, cash(100, 50)], mysteries],
    ['odds do not sum to 100', [cash(100, 99.9)], mysteries],
    ['nobody says what a mystery holds', wheel, []],
    ['there is no wheel', [], mysteries],
  ])('is not told when %s', (_case, prizes, held) => {
    expect(goalChance({ ...draw, wheel: prizes, mysteries: held, spins: 5 })).toBeUndefined();
  });

  it('is not told when it would take too long', () => {
    const many = Array.from({ length: 200 }, (_, index) => cash(index * 1.37 + 0.01, 0.5));
    const far = { ...draw, wheel: many, goal: pesos(1_000_000) };
    expect(goalChance({ ...far, spins: 500 })).toBeUndefined();
  });

  it('takes no fraction of a spin', () => {
    expect(() => goalChance({ ...draw, spins: 1.5 })).toThrow(RangeError);
  });
});
