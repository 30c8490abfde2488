import type { PlayLimits } from '@kislap/api';
import { epochSecondsFrom, moneyFromPeso } from '@kislap/domain';
import { describe, expect, it, vi } from 'vitest';
import { PlaySessionMonitor } from './PlaySessionMonitor';

const startS = 1_763_000_000;
const minute = 60_000;
const nothing = { day: undefined, week: undefined, month: undefined };

const figures = {
  staked: moneyFromPeso(300),
  won: moneyFromPeso(154.5),
  net: moneyFromPeso(-145.5),
  deposited: moneyFromPeso(0),
};

/** A play session that began at the start, and a clock that stands `minutes` after it. */
function begin(part: Partial<PlayLimits>) {
  const limits: PlayLimits = {
    dep: nothing,
    loss: nothing,
    time: undefined,
    checkEveryMinutes: undefined,
    playSession: { since: epochSecondsFrom(startS), ...figures, check: undefined },
    prompt: undefined,
    isAnswerOwed: false,
    noticed: { level: 0, seen: [], isAnswerOwed: false },
    ...part,
  };
  let [nowMs, isOverlaid, due] = [startS * 1000, false, limits];
  const ports = {
    ask: vi.fn(() => Promise.resolve(due)),
    check: vi.fn(() => Promise.resolve()),
    warn: vi.fn(),
    end: vi.fn(),
  };
  const monitor = new PlaySessionMonitor({
    ...ports,
    now: () => nowMs,
    isOverlaid: () => isOverlaid,
  });
  const at = async (minutes: number) => {
    nowMs = startS * 1000 + minutes * minute;
    await monitor.tick();
  };
  const says = ({ check }: { readonly check?: number }) =>
    (due = { ...limits, playSession: limits.playSession && { ...limits.playSession, check } });
  return { ...ports, monitor, at, says, cover: (covered: boolean) => (isOverlaid = covered) };
}

/** What is left at the start. */
const time = (minutes: number, usedSeconds = 0) => ({
  minutes,
  usedSeconds,
  resetsAt: epochSecondsFrom(startS + 9 * 3600),
  waiting: undefined,
});

describe('a monitored play session', () => {
  it('shows the reality check that the operator says is due, with its figures', async () => {
    const { monitor, at, check, says } = begin({ checkEveryMinutes: 15 });
    await monitor.learn();
    await at(15);
    expect(check).not.toHaveBeenCalled();
    says({ check: 1 });
    await at(15.1);
    expect(check).toHaveBeenCalledExactlyOnceWith({ ...figures, no: 1, minutesPlayed: 15 });
  });

  it('asks once an interval, and shows nothing that was answered elsewhere', async () => {
    const { monitor, at, check, ask } = begin({ checkEveryMinutes: 15 });
    await monitor.learn();
    for (const minutes of [15.1, 15.2, 20, 29.9]) await at(minutes);
    expect(ask).toHaveBeenCalledTimes(2);
    await at(30.1);
    expect(ask).toHaveBeenCalledTimes(3);
    expect(check).not.toHaveBeenCalled();
  });

  it('shows a check again that is still due after it was left', async () => {
    const { monitor, at, check, says } = begin({ checkEveryMinutes: 15 });
    says({ check: 2 });
    await monitor.learn();
    await at(31);
    await at(31.1);
    expect(check).toHaveBeenCalledTimes(2);
    says({});
    await at(31.2);
    await at(31.3);
    expect(check).toHaveBeenCalledTimes(2);
  });

  it('shows nothing while the operator does not answer, and asks again a little later', async () => {
    const { monitor, at, check, ask } = begin({ checkEveryMinutes: 15 });
    await monitor.learn();
    ask.mockRejectedValue(new Error('no line'));
    await at(16);
    await at(16.1);
    expect(ask).toHaveBeenCalledTimes(2);
    await at(16.3);
    expect(ask).toHaveBeenCalledTimes(3);
    expect(check).not.toHaveBeenCalled();
  });

  it('waits while something lies over the game', async () => {
    const { monitor, at, check, cover, says } = begin({ checkEveryMinutes: 15 });
    await monitor.learn();
    says({ check: 1 });
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
    playSession: undefined,
    prompt: undefined,
    isAnswerOwed: false,
    noticed: { level: 0, seen: [], isAnswerOwed: false },
  };
}
