import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BuildWatch } from './BuildWatch';
import { parseLatestBuild } from './BuildWatch';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const minuteMs = 60_000;

function watch({ isHidden = false } = {}) {
  const world = { latest: 'a', isBusy: false, isHidden, isOffered: false };
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
    const comeBackAfter = async (minutes: number): Promise<void> => {
      look(true);
      await vi.advanceTimersByTimeAsync(minutes * minuteMs);
      look(false);
      await vi.advanceTimersByTimeAsync(0);
    };
    await comeBackAfter(40);
    expect(reload).not.toHaveBeenCalled();
    world.isBusy = false;
    await comeBackAfter(29);
    expect(reload).not.toHaveBeenCalled();
    await comeBackAfter(31);
    expect(reload).toHaveBeenCalled();
  });

  it('asks nothing while nobody looks, and once on the way back', async () => {
    const { ask, look } = watch();
    look(true);
    await vi.advanceTimersByTimeAsync(60 * minuteMs);
    expect(ask).toHaveBeenCalledTimes(1);
    look(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(ask).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(5 * minuteMs);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('asks when it is looked at, in a tab that was opened out of sight', async () => {
    const { ask, look } = watch({ isHidden: true });
    await vi.advanceTimersByTimeAsync(10 * minuteMs);
    expect(ask).not.toHaveBeenCalled();
    look(false);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('does not load anew under the hands of a player who has been back for some seconds', async () => {
    const { world, ask, look, reload } = watch();
    look(true);
    await vi.advanceTimersByTimeAsync(40 * minuteMs);
    ask.mockImplementationOnce(async () => {
      await new Promise((resolve) => setTimeout(resolve, 4000));
      return { id: 'b', isWorkerOff: false };
    });
    look(false);
    await vi.advanceTimersByTimeAsync(4000);
    expect(reload).not.toHaveBeenCalled();
    expect(world.isOffered).toBe(true);
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
