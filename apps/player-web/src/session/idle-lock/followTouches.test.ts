import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

// Files share their modules: what listens to the page here is to be of this file alone.
vi.resetModules();
const { session } = await import('../session');
const { accountKeys } = await import('../../device/storage/accountKeys');
const { deviceStorage } = await import('../../device/storage/deviceStorage');
const { followTouches } = await import('./followTouches');
const { idleLock } = await import('./idleLock');

const HOUR_MS = 3_600_000;
const lastTouch = accountKeys.lastTouchAt(1);
const root = document.documentElement;
const tell = (name: string) => window.dispatchEvent(new Event(name));

beforeAll(() => followTouches());
beforeEach(() => session.signIn({ token: 'juan', userId: 1 }));
afterEach(() => {
  session.signOut();
  deviceStorage.remove(lastTouch);
});

it('a login is a touch, whatever an earlier session has left', () => {
  session.signOut();
  deviceStorage.write(lastTouch, Date.now() - HOUR_MS);
  session.signIn({ token: 'juan again', userId: 1 });
  expect(idleLock.isLocked()).toBe(false);
  expect(deviceStorage.read(lastTouch)).toBeGreaterThan(Date.now() - HOUR_MS);
});

it('what another tab remembers locks and unlocks this one', () => {
  deviceStorage.write(lastTouch, Date.now() - HOUR_MS);
  expect(idleLock.isLocked()).toBe(true);
  deviceStorage.write(lastTouch, Date.now());
  expect(idleLock.isLocked()).toBe(false);
});

it('the lock goes with the session', () => {
  idleLock.lock();
  session.signOut();
  expect(idleLock.isLocked()).toBe(false);
});

it('a page that comes back out of the browser’s memory is covered until it is decided who may see it', () => {
  tell('pagehide');
  expect(root.style.visibility).toBe('hidden');
  // While it is away, nothing of the page runs.
  window.localStorage.setItem('kislap:lastTouchAt:1', JSON.stringify({ version: 1, value: 0 }));
  let wasLocked = false;
  const stop = idleLock.subscribe(() => (wasLocked = root.style.visibility === 'hidden'));
  tell('pageshow');
  expect([idleLock.isLocked(), wasLocked, root.style.visibility]).toEqual([true, true, '']);
  stop();
});

it('of a guest nothing is covered', () => {
  session.signOut();
  tell('pagehide');
  expect(root.style.visibility).toBe('');
});

it('events that a script has made are nobody’s touch', () => {
  deviceStorage.write(lastTouch, Date.now() - 60_000);
  document.dispatchEvent(new Event('pointerdown'));
  expect(idleLock.ownTouch()).toBeUndefined();
});
