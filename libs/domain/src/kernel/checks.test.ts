import { describe, expect, expectTypeOf, it } from 'vitest';
import { epochSecondsFrom, manilaDaysBack } from '../time';
import { assertNever, wholeCount } from './checks';

describe('wholeCount', () => {
  it.each([0, 1, 36_600])('lets %d through', (count) => {
    expect(wholeCount(count)).toBe(count);
  });

  it.each([-1, 1.5, 36_601, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', (count) => {
    expect(() => wholeCount(count)).toThrow(`Not a whole number from 0 to 36600: ${count}`);
    expect(() => manilaDaysBack(epochSecondsFrom(0), count)).toThrow(RangeError);
  });
});

describe('assertNever', () => {
  it('names the value that got past the compiler', () => {
    const call = () => Reflect.apply(assertNever, undefined, [{ type: 'teleported' }]);
    expect(call).toThrow('Not a known case: {"type":"teleported"}');
  });

  it('takes only what cannot be', () => {
    expectTypeOf(assertNever).parameter(0).toEqualTypeOf<never>();
  });
});
