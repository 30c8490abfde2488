import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { readGameMessage, REFRESH_EVERY_MS, useGameMessages } from './useGameFrame';

const frameWindow = window;
const from = (source: Window | null, data: unknown) => readGameMessage({ source, data }, frameWindow);

describe('a message to the launcher', () => {
  it('from the game is understood', () => {
    expect(from(frameWindow, { type: 'kislap-game/ready' })).toBe('ready');
    expect(from(frameWindow, { type: 'kislap-game/balance-changed' })).toBe('balanceChanged');
    expect(from(frameWindow, { type: 'kislap-game/check-due' })).toBe('checkDue');
    expect(from(frameWindow, { type: 'kislap-game/refused' })).toBe('refused');
    expect(from(frameWindow, { type: 'kislap-game/round-open' })).toBe('roundOpen');
    expect(from(frameWindow, { type: 'kislap-game/round-ended' })).toBe('roundEnded');
    expect(from(frameWindow, { type: 'kislap-game/sheet-open' })).toBe('sheetOpen');
    expect(from(frameWindow, { type: 'kislap-game/sheet-closed' })).toBe('sheetClosed');
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

it('a round asks for the balance and the play session together: they stand beside each other', () => {
  vi.useFakeTimers();
  const frame = { current: document.createElement('iframe') };
  Object.defineProperty(frame.current, 'contentWindow', { value: window });
  const onBalanceChanged = vi.fn(() => Promise.resolve());
  const onPlayed = vi.fn();
  const { unmount } = renderHook(() =>
    useGameMessages(frame, {
      onBalanceChanged,
      onPlayed,
      onRound: vi.fn(),
      onRefused: vi.fn(),
      onSheet: vi.fn(),
    }),
  );
  const said = new MessageEvent('message', { data: { type: 'kislap-game/balance-changed' } });
  Object.defineProperty(said, 'source', { value: window });
  act(() => {
    for (let round = 0; round < 3; round += 1) {
      window.dispatchEvent(said);
    }
    vi.advanceTimersByTime(REFRESH_EVERY_MS);
  });
  expect(onBalanceChanged).toHaveBeenCalledTimes(1);
  expect(onPlayed).toHaveBeenCalledTimes(1);
  unmount();
  vi.useRealTimers();
});
