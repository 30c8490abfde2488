import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BuildWatch } from './BuildWatch';
import { parseLatestBuild } from './BuildWatch';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const minuteMs = 60_000;

function watch() {
  const world = { latest: 'a', isBusy: false, isHidden: false, isOffered: false };
  const ask = vi.fn(async () => ({ id: world.latest, isWorkerOff: false }));
  const reload = vi.fn();
  const builds = new BuildWatch({
    running: 'a',
    ask,
    now: () => Date.now(),
    isHidden: () => world.isHidden,
    isBusy: () => world.isBusy,
    offer: () => {
      world.isOffered = true;
      return () => void (world.isOffered = false);
    },
    reload,
    keepOnDevice: vi.fn(),
  });
  const look = (isHidden: boolean): void => {
    world.isHidden = isHidden;
    builds.visibilityChanged();
  };
  builds.start();
  return { world, ask, reload, builds, look };
}

describe('the build watch', () => {
  it('asks at once, every five minutes and on the way back, and offers a newer build once', async () => {
    const { world, ask, look } = watch();
    await vi.advanceTimersByTimeAsync(5 * minuteMs);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(world.isOffered).toBe(false);
    world.latest = 'b';
    await vi.advanceTimersByTimeAsync(minuteMs);
    look(true);
    look(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(ask).toHaveBeenCalledTimes(3);
    expect(world.isOffered).toBe(true);
  });

  it('does not disturb a player who is busy, and offers when they are done', async () => {
    const { world, builds, reload } = watch();
    world.latest = 'b';
    world.isBusy = true;
    await vi.advanceTimersByTimeAsync(5 * minuteMs);
    expect(world.isOffered).toBe(false);
    world.isBusy = false;
    builds.decide();
    expect(world.isOffered).toBe(true);
    world.isBusy = true;
    builds.decide();
    expect(world.isOffered).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('loads anew by itself for a player who comes back after half an hour, unless something waits for them', async () => {
    const { world, look, reload } = watch();
    world.latest = 'b';
    world.isBusy = true;
    look(true);
    await vi.advanceTimersByTimeAsync(40 * minuteMs);
    look(false);
    expect(reload).not.toHaveBeenCalled();
    world.isBusy = false;
    look(true);
    await vi.advanceTimersByTimeAsync(29 * minuteMs);
    look(false);
    expect(reload).not.toHaveBeenCalled();
    look(true);
    await vi.advanceTimersByTimeAsync(31 * minuteMs);
    look(false);
    expect(reload).toHaveBeenCalled();
  });

  it('goes on asking when an answer fails', async () => {
    const { ask } = watch();
    ask.mockResolvedValueOnce({ id: 'a', isWorkerOff: false });
    await vi.advanceTimersByTimeAsync(10 * minuteMs);
    expect(ask).toHaveBeenCalledTimes(3);
  });
});

describe('what the operator tells about builds', () => {
  it.each([
    [
      { id: 'a1', timestamp: 5 },
      { id: 'a1', isWorkerOff: false },
    ],
    [
      { id: 'a1', worker: 'off' },
      { id: 'a1', isWorkerOff: true },
    ],
    [{ id: '../x' }, undefined],
    [{ id: 7 }, undefined],
    ['<html>', undefined],
    [null, undefined],
  ])('reads %j as %j', (read, build) => {
    expect(parseLatestBuild(read)).toEqual(build);
  });
});
