import { beforeEach, expect, it, vi } from 'vitest';

vi.mock('../navigation/routes/pageOf', () => ({ loadPage: () => Promise.resolve() }));
// Files share their modules: what is mocked here has to be loaded anew.
vi.resetModules();
const { appLocation } = await import('../navigation/appLocation');
const { go } = await import('../navigation/go');
const { goToLogin } = await import('./goToLogin');

beforeEach(() => {
  // Files share one page: an address with a query of another file's would come along.
  window.history.replaceState(null, '', '/user');
  return go('/user', { replace: true });
});

it('the login takes the place of the page in the history, and knows the way back', async () => {
  const pagesBefore = window.history.length;
  await goToLogin();
  expect(window.location.pathname).toBe('/login');
  expect(window.history.length).toBe(pagesBefore);
  expect(appLocation.snapshot().state).toEqual({ returnTo: '/user' });
});

it('on the login nothing happens', async () => {
  await goToLogin();
  const { state } = appLocation.snapshot();
  await goToLogin();
  expect(appLocation.snapshot().state).toBe(state);
});
