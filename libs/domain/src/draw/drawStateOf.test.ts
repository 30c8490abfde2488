import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawStateOf } from './drawStateOf';

describe('the state of a round', () => {
  it.each([
    [0, 'none'],
    [1, 'running'],
    [2, 'reached'],
    [3, 'paid'],
    [4, 'ended'],
  ] as const)('%i is %s', (code, state) => {
    expect(drawStateOf(code)).toBe(state);
  });

  it('is none for any other number', () => {
    fc.assert(
      fc.property(fc.double(), (code) => {
        fc.pre(![1, 2, 3, 4].includes(code));
        expect(drawStateOf(code)).toBe('none');
      }),
    );
  });
});
