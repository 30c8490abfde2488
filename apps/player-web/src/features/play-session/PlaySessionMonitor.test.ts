import type { PlayLimits } from '@kislap/api';
import { epochSecondsFrom, moneyFromPeso } from '@kislap/domain';
import { describe, expect, it, vi } from 'vitest';
import { PlaySessionMonitor } from './PlaySessionMonitor';

const startS = 1_763_000_000;
const minute = 60_000;
const nothing = { day: undefined, week: undefined, month: undefined };

/** A play session that began at the start, and a clock that stands `minutes` after it. */
function begin(part: Partial<PlayLimits>) {
  const limits: PlayLimits = {
    dep: nothing,
    loss: nothing,
    time: undefined,
    checkEveryMinutes: undefined,
    playSession: { since: epochSecondsFrom(startS), net: moneyFromPeso(-145.5) },
    ...part,
  };
  let [nowMs, checks, isOverlaid] = [startS * 1000, 0, false];
  const ports = {
    ask: vi.fn(() => Promise.resolve(limits)),
    check: vi.fn(() => Promise.resolve()),
    warn: vi.fn(),
    end: vi.fn(),
  };
  const monitor = new PlaySessionMonitor({
    ...ports,
    now: () => nowMs,
    isOverlaid: () => isOverlaid,
    checksOf: () => checks,
    note: (told) => (checks = told.checks),
  });
  const at = async (minutes: number) => {
    nowMs = startS * 1000 + minutes * minute;
    await monitor.tick();
  };
  return { ...ports, monitor, at, cover: (covered: boolean) => (isOverlaid = covered) };
}

/** What is left at the start. */
const time = (minutes: number, usedSeconds = 0) => ({
  minutes,
  usedSeconds,
  resetsAt: epochSecondsFrom(startS + 9 * 3600),
  waiting: undefined,
});

describe('a monitored play session', () => {
  it('shows a look at the play once an interval, with fresh figures', async () => {
    const { monitor, at, check } = begin({ checkEveryMinutes: 15 });
    await monitor.learn();
    await at(14.9);
    expect(check).not.toHaveBeenCalled();
    await at(15);
    await at(15.1);
    expect(check).toHaveBeenCalledExactlyOnceWith({ minutesPlayed: 15, net: moneyFromPeso(-145.5) });
    await at(30);
    expect(check).toHaveBeenCalledTimes(2);
  });

  it('leaves the net out when the operator does not answer', async () => {
    const { monitor, at, check, ask } = begin({ checkEveryMinutes: 15 });
    await monitor.learn();
    ask.mockRejectedValue(new Error('no line'));
    await at(16);
    expect(check).toHaveBeenCalledWith({ minutesPlayed: 16, net: undefined });
  });

  it('waits while something lies over the game', async () => {
    const { monitor, at, check, cover } = begin({ checkEveryMinutes: 15 });
    await monitor.learn();
    cover(true);
    await at(20);
    expect(check).not.toHaveBeenCalled();
    cover(false);
    await at(21);
    expect(check).toHaveBeenCalledOnce();
  });

  it('warns before the time of the day is used up, and ends then', async () => {
    const { monitor, at, warn, end, ask } = begin({ time: time(60) });
    await monitor.learn();
    await at(54);
    expect(warn).toHaveBeenLastCalledWith(undefined);
    await at(56);
    expect(warn).toHaveBeenLastCalledWith(4);
    const used = time(60, 3600);
    ask.mockImplementation(() => Promise.resolve(limitsWith(used)));
    await at(60);
    expect(end).toHaveBeenCalledExactlyOnceWith(used);
  });

  it('goes on when the operator has counted less', async () => {
    const { monitor, at, end } = begin({ time: time(60) });
    await monitor.learn();
    await at(61);
    expect(end).not.toHaveBeenCalled();
  });

  it('ends without an answer, because nobody can say that there is time left', async () => {
    const { monitor, at, end, ask } = begin({ time: time(60) });
    await monitor.learn();
    ask.mockRejectedValue(new Error('no line'));
    await at(61);
    expect(end).toHaveBeenCalledOnce();
  });

  it('knows nothing and does nothing until the operator has answered once', async () => {
    const { at, warn, check, end } = begin({ checkEveryMinutes: 15, time: time(1) });
    await at(60);
    expect([warn, check, end].map((port) => port.mock.calls.length)).toEqual([0, 0, 0]);
  });
});

function limitsWith(used: ReturnType<typeof time>): PlayLimits {
  return {
    dep: nothing,
    loss: nothing,
    time: used,
    checkEveryMinutes: undefined,
    playSession: { since: epochSecondsFrom(startS), net: undefined },
  };
}
