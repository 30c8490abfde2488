import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { session } from './session';
import { deviceStorage } from '../device/storage/deviceStorage';
import { storedKeys } from '../device/storage/storedKeys';
import { useHasBackgroundFeatures } from './useHasBackgroundFeatures';

afterEach(() => {
  session.signOut();
  deviceStorage.remove(storedKeys.locale);
});

it('a guest who does nothing fetches nothing more', () => {
  const { result } = renderHook(useHasBackgroundFeatures);
  expect(result.current).toBe(false);
});

it('what stands by comes to a guest who logs in, here or in another tab', () => {
  const { result } = renderHook(useHasBackgroundFeatures);
  act(() => session.signIn({ token: 'token', userId: 7 }));
  expect(result.current).toBe(true);
});

it('what stands by comes when another language is chosen in another tab', () => {
  const { result } = renderHook(useHasBackgroundFeatures);
  act(() => deviceStorage.write(storedKeys.locale, 'tag'));
  expect(result.current).toBe(true);
});
