import type { PingAnswer } from '@kislap/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OnlinePing } from './OnlinePing';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function begin(answer: PingAnswer) {
  const ping = vi.fn(async () => answer);
  const page = { isHidden: false };
  const onlinePing = new OnlinePing({
    ping,
    token: () => 'T1',
    userId: () => 1,
    isHidden: () => page.isHidden,
  });
  onlinePing.start();
  const look = (isHidden: boolean): void => {
    page.isHidden = isHidden;
    if (!isHidden) onlinePing.seen();
  };
  return { ping, onlinePing, look };
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
});
