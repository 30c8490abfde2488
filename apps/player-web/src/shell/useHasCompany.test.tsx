import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { session } from '../session/session';
import { deviceStorage } from '../storage/deviceStorage';
import { storedKeys } from '../storage/storedKeys';
import { useHasCompany } from './useHasCompany';

afterEach(() => {
  session.signOut();
  deviceStorage.remove(storedKeys.locale);
});

it('a guest who does nothing fetches nothing more', () => {
  const { result } = renderHook(useHasCompany);
  expect(result.current).toBe(false);
});

it('what stands by comes to a guest who logs in, here or in another tab', () => {
  const { result } = renderHook(useHasCompany);
  act(() => session.signIn({ token: 'token', userId: 7 }));
  expect(result.current).toBe(true);
});

it('what stands by comes when another language is chosen in another tab', () => {
  const { result } = renderHook(useHasCompany);
  act(() => deviceStorage.write(storedKeys.locale, 'tag'));
  expect(result.current).toBe(true);
});
