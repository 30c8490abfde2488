import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { localeCookie } from '../../config/locale/rememberLocale';
import { rememberLocale } from '../../config/locale/rememberLocale';
import { appLocation } from '../../navigation/appLocation';
import { holdDirtyForm } from '../../navigation/dirtyForms';
import { overlayStack } from '../../navigation/overlays/overlayStack';
import { session } from '../../session/session';
import { shownLocale } from '../../config/locale/locale';
import { syncTabs } from './syncTabs';

const reload = vi.fn();
let stop = (): void => undefined;

beforeEach(async () => {
  // The tests of this app share one page: nothing that another file has left may make this tab busy.
  cleanup();
  session.signOut();
  await overlayStack.clear();
  document.cookie = localeCookie('en');
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  stop = syncTabs();
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
  appLocation.go('/promotion', { replace: false, state: {} });
  expect(reload).toHaveBeenCalledTimes(1);
});

it('another page in the same language is not loaded anew', () => {
  appLocation.go('/referrals', { replace: false, state: {} });
  expect(reload).not.toHaveBeenCalled();
});

it('a form that was being filled in is waited for', () => {
  const release = holdDirtyForm();
  rememberLocale('tag');
  expect(reload).not.toHaveBeenCalled();
  release();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('a page that was drawn before the language was chosen is loaded anew as soon as it follows', () => {
  stop();
  shownLocale.set('tag');
  stop = syncTabs();
  shownLocale.set('en');
  expect(reload).toHaveBeenCalledTimes(1);
});
