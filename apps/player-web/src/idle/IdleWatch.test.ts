import { epochMillisecondsFrom } from '@kislap/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IdleWatch } from './IdleWatch';
import type { IdleWatchPorts } from './IdleWatchPorts';

const minute = 60_000;
type Answer = Awaited<ReturnType<IdleWatchPorts['askWhoIsThere']>>;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A watch that has just begun; `touched` is how long ago another visit ended. */
function begin(touchedMinutesAgo?: number) {
  let touched = touchedMinutesAgo === undefined ? undefined : Date.now() - touchedMinutesAgo * minute;
  let answer: (answer: Answer) => void = () => undefined;
  const ask = vi.fn(() => new Promise<Answer>((resolve) => (answer = resolve)));
  const leave = vi.fn();
  const watch = new IdleWatch({
    now: () => epochMillisecondsFrom(Date.now()),
    lastTouch: () => (touched === undefined ? undefined : epochMillisecondsFrom(touched)),
    remember: (touch) => (touched = touch),
    after: (delayMs, work) => {
      const timer = setTimeout(work, delayMs);
      return () => clearTimeout(timer);
    },
    askWhoIsThere: ask,
    leave,
  });
  watch.start();
  const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * minute);
  const say = async (said: Answer) => {
    answer(said);
    await pass(0);
  };
  return { watch, ask, leave, pass, say };
}

describe('the idle watch', () => {
  it('asks who is there after half an hour without a touch', async () => {
    const { ask, pass } = begin();
    await pass(29.9);
    expect(ask).not.toHaveBeenCalled();
    await pass(0.1);
    expect(ask).toHaveBeenCalledOnce();
  });

  it('begins anew with each touch', async () => {
    const { watch, ask, pass } = begin();
    await pass(20);
    watch.touch();
    await pass(20);
    expect(ask).not.toHaveBeenCalled();
    await pass(10);
    expect(ask).toHaveBeenCalledOnce();
  });

  it('asks at once after a visit that ended long ago, and not after one that has just ended', async () => {
    expect(begin(31).ask).toHaveBeenCalledOnce();
    const { ask, pass } = begin(10);
    expect(ask).not.toHaveBeenCalled();
    await pass(20);
    expect(ask).toHaveBeenCalledOnce();
  });

  it('asks the first finger after the device has slept', () => {
    const { watch, ask } = begin();
    vi.setSystemTime(Date.now() + 40 * minute);
    watch.touch();
    expect(ask).toHaveBeenCalledOnce();
    watch.touch();
    expect(ask).toHaveBeenCalledOnce();
  });

  it('asks when a page comes into view that has been away too long', () => {
    const { watch, ask } = begin();
    vi.setSystemTime(Date.now() + 40 * minute);
    watch.look();
    expect(ask).toHaveBeenCalledOnce();
  });

  it('goes on after proof', async () => {
    const { ask, pass, say, leave } = begin(31);
    await say('proven');
    await pass(29);
    expect(ask).toHaveBeenCalledOnce();
    await pass(1);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(leave).not.toHaveBeenCalled();
  });

  it('ends the session of who goes without proof', async () => {
    const { say, leave } = begin(31);
    await say('gone');
    expect(leave).toHaveBeenCalledOnce();
  });

  it('asks again when it could not ask', async () => {
    const { ask, pass, say } = begin(31);
    await say('unanswered');
    await pass(1);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('says nothing once nobody is signed in', async () => {
    const { watch, ask, pass, say, leave } = begin();
    watch.stop();
    watch.touch();
    await pass(60);
    expect(ask).not.toHaveBeenCalled();
    const other = begin(31);
    other.watch.stop();
    await other.say('gone');
    await say('gone');
    expect([leave, other.leave].map((port) => port.mock.calls.length)).toEqual([0, 0]);
  });
});
