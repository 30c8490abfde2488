import { epochMillisecondsFrom } from '@kislap/domain';
import type { EpochMilliseconds, PingAnswer } from '@kislap/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OnlinePing } from './OnlinePing';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function begin(answer: PingAnswer) {
  const ping = vi.fn(async () => answer);
  const page: { isHidden: boolean; touch: EpochMilliseconds | undefined } = {
    isHidden: false,
    touch: undefined,
  };
  const now = () => epochMillisecondsFrom(Date.now());
  const onlinePing = new OnlinePing({
    ping,
    token: () => 'T1',
    userId: () => 1,
    isHidden: () => page.isHidden,
    ownTouch: () => page.touch,
    now,
  });
  onlinePing.start();
  const touch = (): void => {
    page.touch = now();
    onlinePing.touched();
  };
  const look = (isHidden: boolean): void => {
    page.isHidden = isHidden;
    if (!isHidden) onlinePing.seen();
  };
  return { ping, onlinePing, look, touch };
}

describe('the online ping', () => {
  it('is sent at once and then every 90 s', async () => {
    const { ping } = begin({ type: 'answered', code: 200 });
    await vi.advanceTimersByTimeAsync(180_000);
    expect(ping).toHaveBeenCalledTimes(3);
  });

  it('stops at the first bad answer', async () => {
    const { ping } = begin({ type: 'answered', code: 500 });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(ping).toHaveBeenCalledTimes(1);
  });

  it('stops when told, even with an answer under way', async () => {
    const { ping, onlinePing } = begin({ type: 'answered', code: 200 });
    onlinePing.stop();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(ping).toHaveBeenCalledTimes(1);
  });

  it('rests while nobody sees the page, and makes up for it once', async () => {
    const { ping, look } = begin({ type: 'answered', code: 200 });
    await vi.advanceTimersByTimeAsync(10_000);
    look(true);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(ping).toHaveBeenCalledTimes(1);
    look(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(ping).toHaveBeenCalledTimes(2);
    look(true);
    look(false);
    await vi.advanceTimersByTimeAsync(89_000);
    expect(ping).toHaveBeenCalledTimes(2);
  });

  it('tells of a touch since the last one, once', async () => {
    const { ping, touch } = begin({ type: 'answered', code: 200 });
    await vi.advanceTimersByTimeAsync(2000);
    touch();
    await vi.advanceTimersByTimeAsync(178_000);
    expect(ping.mock.calls).toEqual([
      [1, { isTouched: false }],
      [1, { isTouched: true }],
      [1, { isTouched: false }],
    ]);
  });

  it('tells at once of a touch after a long pause', async () => {
    const { ping, touch } = begin({ type: 'answered', code: 200 });
    await vi.advanceTimersByTimeAsync(20_000);
    touch();
    expect(ping).toHaveBeenLastCalledWith(1, { isTouched: true });
    await vi.advanceTimersByTimeAsync(60_000);
    touch();
    expect(ping).toHaveBeenCalledTimes(2);
  });

  it('that stopped without an answer begins again with a touch, and tells of it until it is heard', async () => {
    const { ping, touch } = begin({ type: 'unanswered' });
    await vi.advanceTimersByTimeAsync(20_000);
    touch();
    await vi.advanceTimersByTimeAsync(1000);
    touch();
    expect(ping).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(20_000);
    touch();
    expect(ping).toHaveBeenCalledTimes(3);
    expect(ping).toHaveBeenLastCalledWith(1, { isTouched: true });
  });
});
