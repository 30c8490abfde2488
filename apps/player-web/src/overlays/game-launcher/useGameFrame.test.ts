import { describe, expect, it } from 'vitest';
import { readGameMessage } from './useGameFrame';

const frameWindow = window;
const from = (source: Window | null, data: unknown) => readGameMessage({ source, data }, frameWindow);

describe('a message to the launcher', () => {
  it('from the game is understood', () => {
    expect(from(frameWindow, { type: 'kislap-game/ready' })).toBe('ready');
    expect(from(frameWindow, { type: 'kislap-game/balance-changed' })).toBe('balanceChanged');
    expect(from(frameWindow, { type: 'kislap-game/check-due' })).toBe('checkDue');
  });

  it('from any other window is not heard', () => {
    expect(from(null, { type: 'kislap-game/ready' })).toBeUndefined();
  });

  it('is not heard before there is a frame', () => {
    expect(readGameMessage({ source: null, data: { type: 'kislap-game/ready' } }, undefined)).toBeUndefined();
    expect(readGameMessage({ source: null, data: { type: 'kislap-game/ready' } }, null)).toBeUndefined();
  });

  it.each([undefined, null, 'kislap-game/ready', 7, [], {}, { type: {} }, { type: 'kislap-game/pay-me' }])(
    'that nobody knows (%j) means nothing',
    (data) => {
      expect(from(frameWindow, data)).toBeUndefined();
    },
  );
});
