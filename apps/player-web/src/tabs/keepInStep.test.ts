import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { localeCookie } from '../locale/localeCookie';
import { appLocation } from '../navigation/appLocation';
import { keepInStep } from './keepInStep';

const reload = vi.fn();
let stop = (): void => undefined;

beforeEach(() => {
  document.cookie = localeCookie('en');
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  stop = keepInStep();
});
afterEach(() => {
  stop();
  document.cookie = localeCookie('en');
  vi.restoreAllMocks();
  reload.mockClear();
});

it('another page is told in the language that was chosen meanwhile', () => {
  document.cookie = localeCookie('tag');
  expect(reload).not.toHaveBeenCalled();
  appLocation.go('/promotion', { replace: false, told: {} });
  expect(reload).toHaveBeenCalledTimes(1);
});

it('another page in the same language is not loaded anew', () => {
  appLocation.go('/referrals', { replace: false, told: {} });
  expect(reload).not.toHaveBeenCalled();
});
