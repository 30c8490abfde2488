import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { overlayStack } from './overlays/overlayStack';
import { session } from '../session/session';
import { appLocation } from './appLocation';
import { go } from './go';
import { screens } from './screens';

// Code that is still on its way when the file ends would reach the next one half evaluated.
beforeAll(async () => {
  await (await screens().overlays()).egg.load();
});

afterEach(async () => {
  await overlayStack.clear();
  session.signOut();
});

test('an overlay of the page on screen opens over it, and the page stays what it is', async () => {
  session.signIn({ token: 'token', userId: 7 });
  const heard = vi.fn<() => void>();
  const stop = appLocation.subscribe(heard);
  const { pathname } = appLocation.snapshot();
  const entries = window.history.length;
  await go(`${pathname}?overlay=egg`);
  await vi.waitFor(() => expect(overlayStack.snapshot()).toHaveLength(1));
  expect(heard).not.toHaveBeenCalled();
  // The overlay's own entry, by which Back closes it.
  expect(window.history.length).toBeLessThanOrEqual(entries + 1);
  stop();
});
