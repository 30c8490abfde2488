import { afterEach, expect, it, vi } from 'vitest';

const openOverlay = vi.fn();
vi.mock('../navigation/overlays/openOverlay', () => ({ openOverlay }));
// Files share their modules: what is mocked here has to be loaded anew.
vi.resetModules();
const { appLocation } = await import('../navigation/appLocation');
const { provideScreens } = await import('../navigation/screens');
const { appScreens } = await import('../start/appScreens');
const { openLinkedOverlay } = await import('./openLinkedOverlay');
const { openNamedOverlay } = await import('./openNamedOverlay');
const { session } = await import('./session');

afterEach(() => vi.restoreAllMocks());

it.each([
  ['/?overlay=deposit&mode=maya', 'maya'],
  ['/promotion?overlay=deposit', undefined],
])('the deposit of %s opens on the mode %s', (link, mode) => {
  vi.spyOn(session, 'snapshot').mockReturnValue({ status: 'signedIn', token: 'T' });
  openNamedOverlay('deposit', link);
  expect(openOverlay).toHaveBeenLastCalledWith('deposit', { mode });
});

it('what the address says of an overlay goes with its name', () => {
  const openNamed = vi.fn();
  provideScreens({ ...appScreens, openNamedOverlay: openNamed });
  appLocation.go('/promotion?type=15&overlay=deposit&mode=maya', { replace: true, state: {} });
  openLinkedOverlay();
  expect(window.location.search).toBe('?type=15');
  expect(openNamed).toHaveBeenCalledExactlyOnceWith(
    'deposit',
    '/promotion?type=15&overlay=deposit&mode=maya',
  );
});
