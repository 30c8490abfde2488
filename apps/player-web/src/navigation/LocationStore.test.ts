import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createLocationStore } from './LocationStore';
import type { Arrival } from './LocationStore';

const presentAtOnce = (_arrival: Arrival, update: () => void) => update();
const begin = () => {
  const location = createLocationStore(window);
  const listener = vi.fn();
  location.subscribe(listener);
  return { location, listener };
};

beforeEach(() => window.history.replaceState(null, '', '/'));

describe('the location', () => {
  it('is the home page while prerendering', () => {
    expect(createLocationStore(undefined).snapshot()).toEqual({
      pathname: '/',
      search: '',
      state: undefined,
    });
  });

  it('follows the app, with what pages tell each other', () => {
    const { location, listener } = begin();
    location.go('/login?invite=A1', { replace: false, state: { returnTo: '/user' } });
    expect(location.snapshot()).toEqual({
      pathname: '/login',
      search: '?invite=A1',
      state: { returnTo: '/user' },
    });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('counts how many pages Back can return to', () => {
    const { location } = begin();
    location.go('/a', { replace: false, state: {} });
    location.go('/b', { replace: true, state: {} });
    expect(location.depth()).toBe(1);
  });

  it('does not change for a history entry of an overlay', () => {
    const { location, listener } = begin();
    location.start(async () => undefined, presentAtOnce);
    window.history.pushState({ overlays: [1] }, '');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(listener).not.toHaveBeenCalled();
    expect(location.snapshot().pathname).toBe('/');
  });

  it('is where it was for whoever turns back while the change to another page is being presented', () => {
    const { location } = begin();
    const updates: (() => void)[] = [];
    location.start(
      async () => undefined,
      (_arrival, update) => void updates.push(update),
    );
    location.go('/promotion', { replace: false, state: {} });
    expect(location.snapshot().pathname).toBe('/');
    location.go('/', { replace: true, state: undefined });
    updates.forEach((update) => update());
    expect(location.snapshot().pathname).toBe('/');
  });

  it('shows the page that Back leads to when its code is there', async () => {
    const { location } = begin();
    let finish = (): void => undefined;
    location.start(() => new Promise((resolve) => (finish = resolve)), presentAtOnce);
    location.go('/login', { replace: false, state: {} });
    window.history.replaceState(null, '', '/');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(location.snapshot().pathname).toBe('/login');
    finish();
    await vi.waitFor(() => expect(location.snapshot().pathname).toBe('/'));
  });

  it('knows the way back from the way on, also between pages of the same kind', async () => {
    const { location } = begin();
    const arrivals: Arrival[] = [];
    location.start(
      async () => undefined,
      (arrival, update) => {
        arrivals.push(arrival);
        update();
      },
    );
    location.go('/user', { replace: false, state: {} });
    location.go('/user/mail', { replace: false, state: {} });
    window.history.replaceState({ state: {}, depth: 1 }, '', '/user');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await vi.waitFor(() => expect(location.snapshot().pathname).toBe('/user'));
    expect(arrivals).toEqual([
      { from: '/', to: '/user', isBack: false },
      { from: '/user', to: '/user/mail', isBack: false },
      { from: '/user/mail', to: '/user', isBack: true },
    ]);
  });
});
