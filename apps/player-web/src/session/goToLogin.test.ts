import { beforeEach, expect, it, vi } from 'vitest';
import { appLocation } from '../navigation/appLocation';
import { go } from '../navigation/go';
import { goToLogin } from './goToLogin';

vi.mock('../routes/loadPage', () => ({ loadPage: () => Promise.resolve() }));

beforeEach(() => go('/user', { replace: true }));

it('the login takes the place of the page in the history, and knows the way back', async () => {
  const pagesBefore = window.history.length;
  await goToLogin();
  expect(window.location.pathname).toBe('/login');
  expect(window.history.length).toBe(pagesBefore);
  expect(appLocation.snapshot().told).toEqual({ returnTo: '/user' });
});

it('on the login nothing happens', async () => {
  await goToLogin();
  const { told } = appLocation.snapshot();
  await goToLogin();
  expect(appLocation.snapshot().told).toBe(told);
});
