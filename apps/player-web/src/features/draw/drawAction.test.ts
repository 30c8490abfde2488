import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawAction } from './drawAction';

describe('the button of the draw', () => {
  it.each([
    ['none', 0, 'start'],
    ['running', 2, 'spin'],
    ['running', 0, 'invite'],
    ['reached', 2, 'withdraw'],
    ['reached', 0, 'withdraw'],
    ['paid', 1, 'restart'],
    ['ended', 1, 'restart'],
  ] as const)('of a round that is %s with %i spins is %s', (state, spinsLeft, action) => {
    expect(drawAction({ state, spinsLeft })).toBe(action);
  });

  it('spins only while the round runs and a spin is left', () => {
    const state = fc.constantFrom('none', 'running', 'reached', 'paid', 'ended');
    fc.assert(
      fc.property(state, fc.integer({ min: -2, max: 5 }), (current, spinsLeft) => {
        const isSpin = drawAction({ state: current, spinsLeft }) === 'spin';
        expect(isSpin).toBe(current === 'running' && spinsLeft > 0);
      }),
    );
  });
});
