import { describe, expect, it } from 'vitest';
import { mainPolicy } from '../contract/callPolicy';
import { callTiming } from './timeouts';

describe('callTiming', () => {
  it('tells a player of a dead server after 43 s', () => {
    const { attempts, retryDelayMs } = mainPolicy;
    const { timeoutMs } = callTiming;
    expect(attempts * timeoutMs + (attempts - 1) * retryDelayMs).toBe(43_000);
  });

  it('tells of a slow connection before the first attempt is over', () => {
    expect(callTiming.slowAfterMs).toBe(3_000);
  });
});
