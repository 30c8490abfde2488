import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserOverlayHistory } from './browserOverlayHistory';

beforeEach(() => {
  window.history.replaceState({ depth: 2 }, '', '/');
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

describe('overlays in the browser history', () => {
  it('are kept beside what the app keeps there', () => {
    const history = browserOverlayHistory(window);
    history.push([1]);
    expect(window.history.state).toEqual({ depth: 2, overlays: [1] });
    expect(history.ids()).toEqual([1]);
  });

  it.each([null, 'text', { overlays: 'none' }, { overlays: ['1'] }])('are none in the state %j', (state) => {
    window.history.replaceState(state, '');
    expect(browserOverlayHistory(window).ids()).toEqual([]);
  });

  it('have arrived when the browser says so', async () => {
    const hasArrived = browserOverlayHistory(window).back(1);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await expect(hasArrived).resolves.toBe(true);
  });

  it('have not arrived when the browser stays silent', async () => {
    vi.spyOn(window.history, 'go').mockImplementation(() => undefined);
    const hasArrived = browserOverlayHistory(window).back(1);
    await vi.advanceTimersByTimeAsync(500);
    await expect(hasArrived).resolves.toBe(false);
  });
});
