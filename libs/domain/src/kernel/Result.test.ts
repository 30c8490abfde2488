import { describe, expect, expectTypeOf, it } from 'vitest';
import { fail, ok, type Result } from './Result';

function half(count: number): Result<number, 'odd'> {
  return count % 2 === 0 ? ok(count / 2) : fail('odd');
}

describe('Result', () => {
  it('carries the value of what is accepted', () => {
    expect(half(4)).toEqual({ ok: true, value: 2 });
  });

  it('carries the reason of what is refused', () => {
    expect(half(3)).toEqual({ ok: false, reason: 'odd' });
  });

  it('keeps the reason literal, so that a switch over it is exhaustive', () => {
    expectTypeOf(fail('odd').reason).toEqualTypeOf<'odd'>();
    expectTypeOf(fail({ type: 'odd', by: 1 }).reason).toExtend<{ readonly type: 'odd' }>();
  });
});
