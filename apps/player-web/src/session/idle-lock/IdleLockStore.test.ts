import { epochMillisecondsFrom } from '@kislap/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IdleLockStore } from './IdleLockStore';

const minute = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Device {
  touched: number | undefined;
  isAwake: boolean;
}

/** A tab on a device where somebody is signed in; `touchedMinutesAgo` is when an earlier visit was touched last. */
function begin(touchedMinutesAgo?: number, shared?: Device) {
  const touched = touchedMinutesAgo === undefined ? undefined : Date.now() - touchedMinutesAgo * minute;
  const device: Device = shared ?? { touched, isAwake: false };
  const asked = vi.fn(async () => device.isAwake);
  const lock: IdleLockStore = new IdleLockStore({
    now: () => epochMillisecondsFrom(Date.now()),
    lastTouch: () => (device.touched === undefined ? undefined : epochMillisecondsFrom(device.touched)),
    remember: (touch) => {
      device.touched = touch;
      // As storage tells of what was stored, also in the tab that has stored it.
      lock.look();
    },
    after: (delayMs, work) => {
      const timer = setTimeout(work, delayMs);
      return () => clearTimeout(timer);
    },
    isAwake: asked,
  });
  lock.start(false);
  return { lock, device, asked, pass: (minutes: number) => vi.advanceTimersByTimeAsync(minutes * minute) };
}

describe('the idle lock', () => {
  it('locks after half an hour without a touch', async () => {
    const { lock, pass } = begin();
    await pass(29.9);
    expect(lock.isLocked()).toBe(false);
    await pass(0.1);
    expect(lock.isLocked()).toBe(true);
  });

  it('begins anew with each touch', async () => {
    const { lock, pass } = begin();
    await pass(20);
    lock.touch();
    await pass(20);
    expect(lock.isLocked()).toBe(false);
    await pass(10);
    expect(lock.isLocked()).toBe(true);
  });

  it('is decided at the start, before anything has waited', () => {
    expect(begin(31).lock.isLocked()).toBe(true);
    expect(begin(29).lock.isLocked()).toBe(false);
  });

  it('is not opened by touches, by a look, or by a device whose clock is set back', () => {
    const { lock, device } = begin();
    const before = Date.now();
    vi.setSystemTime(before + 31 * minute);
    lock.look();
    vi.setSystemTime(before);
    lock.touch();
    lock.look();
    expect(lock.isLocked()).toBe(true);
    expect(begin(undefined, device).lock.isLocked()).toBe(true);
  });

  it('is what the first finger finds after the device has slept', () => {
    const { lock } = begin();
    vi.setSystemTime(Date.now() + 40 * minute);
    lock.touch();
    expect(lock.isLocked()).toBe(true);
  });

  it('opens with proof, here and in the other tabs, and tells its listeners once each time', async () => {
    const { lock, device, pass } = begin(31);
    const other = begin(undefined, device);
    const told = vi.fn();
    lock.subscribe(told);
    lock.unlock();
    other.lock.look();
    expect([lock.isLocked(), other.lock.isLocked()]).toEqual([false, false]);
    expect(told).toHaveBeenCalledOnce();
    await pass(30);
    expect(lock.isLocked()).toBe(true);
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('falls when the operator says so, in every tab and after a reload', () => {
    const { lock, device } = begin(1);
    const other = begin(undefined, device);
    lock.lock();
    other.lock.look();
    expect([lock.isLocked(), other.lock.isLocked()]).toEqual([true, true]);
    expect(begin(undefined, device).lock.isLocked()).toBe(true);
  });

  it('is not there after a login, whatever an earlier visit has left', () => {
    const { lock } = begin(31);
    lock.start(true);
    expect(lock.isLocked()).toBe(false);
  });

  it('is nobody’s once nobody is signed in', async () => {
    const { lock, pass } = begin(31);
    lock.stop();
    expect(lock.isLocked()).toBe(false);
    lock.touch();
    lock.lock();
    lock.unlock();
    await pass(60);
    expect(lock.isLocked()).toBe(false);
  });

  it('knows the last touch of its own tab', () => {
    const { lock } = begin(10);
    expect(lock.ownTouch()).toBeUndefined();
    lock.touch();
    expect(lock.ownTouch()).toBe(Date.now());
  });
});

describe('while a game is open', () => {
  it('the operator, who sees the rounds, is asked every minute', async () => {
    const { lock, device, asked, pass } = begin();
    device.isAwake = true;
    lock.holdGame();
    await pass(30);
    expect(asked).toHaveBeenCalledTimes(1);
    await pass(10);
    expect(asked).toHaveBeenCalledTimes(11);
    expect(lock.isLocked()).toBe(false);
    lock.touch();
    await pass(29);
    expect(asked).toHaveBeenCalledTimes(11);
  });

  it('an operator that does not answer this session locks', async () => {
    const { lock, pass } = begin();
    lock.holdGame();
    await pass(30);
    expect(lock.isLocked()).toBe(true);
  });

  it('and not after it was left', async () => {
    const { lock, device, asked, pass } = begin();
    device.isAwake = true;
    const leave = lock.holdGame();
    await pass(30);
    leave();
    await pass(1);
    expect(asked).toHaveBeenCalledOnce();
    expect(lock.isLocked()).toBe(true);
  });
});
