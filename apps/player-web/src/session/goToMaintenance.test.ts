import { afterAll, beforeEach, expect, it, vi } from 'vitest';

vi.mock('../navigation/routes/pageOf', () => ({ loadPage: () => Promise.resolve() }));
// Files share their modules: what is mocked here has to be loaded anew.
vi.resetModules();
const { appLocation } = await import('../navigation/appLocation');
const { go } = await import('../navigation/go');
const { goToMaintenance } = await import('./goToMaintenance');

beforeEach(() => go('/user?tab=1', { replace: true }));
// Files share the window too, and a query goes along to the next page.
afterAll(() => window.history.replaceState(null, '', '/'));

it('takes the place of the page, knows the way back, and what the operator said', async () => {
  await goToMaintenance({ message: 'x'.repeat(1000), until: 1_764_000_000 });
  expect(window.location.pathname).toBe('/maintain');
  expect(appLocation.snapshot().state).toEqual({
    returnTo: '/user?tab=1',
    maintenance: { message: 'x'.repeat(300), until: 1_764_000_000 },
  });
});

it('hears the latest word there, and still knows the way back', async () => {
  await goToMaintenance({ message: '', until: undefined });
  await goToMaintenance({ message: 'Nearly done.', until: 1_764_000_060 });
  expect(appLocation.snapshot().state).toEqual({
    returnTo: '/user?tab=1',
    maintenance: { message: 'Nearly done.', until: 1_764_000_060 },
  });
});
