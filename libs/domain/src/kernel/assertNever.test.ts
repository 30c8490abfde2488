import { describe, expect, expectTypeOf, it } from 'vitest';

import { assertNever } from './assertNever';

describe('assertNever', () => {
  it('names the value that got past the compiler', () => {
    const call = () => Reflect.apply(assertNever, undefined, [{ type: 'teleported' }]);
    expect(call).toThrow('Not a known case: {"type":"teleported"}');
  });

  it('takes only what cannot be', () => {
    expectTypeOf(assertNever).parameter(0).toEqualTypeOf<never>();
  });
});
