import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnce } from './reloadOnce';

const reload = vi.fn();
const location = { reload, pathname: '/' };

beforeEach(() => {
  window.sessionStorage.clear();
  reload.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal('location', location);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a page whose code has gone', () => {
  it('is reloaded once within ten seconds, each path for itself', () => {
    location.pathname = '/a';
    expect(reloadOnce(window)).toBe(true);
    expect(reloadOnce(window)).toBe(false);
    location.pathname = '/b';
    expect(reloadOnce(window)).toBe(true);
    location.pathname = '/a';
    vi.advanceTimersByTime(10_000);
    expect(reloadOnce(window)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(3);
  });

  it('is not reloaded when nobody would remember it: that could repeat for ever', () => {
    location.pathname = '/c';
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
    expect(reloadOnce(window)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is left alone while the device is offline: its code has not gone', () => {
    location.pathname = '/e';
    vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    expect(reloadOnce(window)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is reloaded although the storage holds something else', () => {
    location.pathname = '/d';
    window.sessionStorage.setItem('kislap:chunkReloads', '{"/d":"yesterday"');
    expect(reloadOnce(window)).toBe(true);
  });
});
