import { afterEach, describe, expect, it, vi } from 'vitest';
import { apiOf, configureApi } from './configureApi';
import { onServerClockCorrected, serverNow, setServerClock } from './serverClock';

const DEVICE_MS = 1_700_000_000_000;

/** Lets the device and the operator agree, and listens from then on. */
function listen() {
  configureApi({ now: () => DEVICE_MS });
  setServerClock(DEVICE_MS / 1000, apiOf());
  const listener = vi.fn();
  return { listener, stop: onServerClockCorrected(listener) };
}

afterEach(() => configureApi({}));

describe('a correction of the clock', () => {
  it('is told when an answer shows that the clock was wrong, with the right time in force', () => {
    const { listener, stop } = listen();
    listener.mockImplementation(() => expect(serverNow()).toBe(DEVICE_MS + 86_400_000));
    setServerClock(DEVICE_MS / 1000 + 86_400, apiOf());
    expect(listener).toHaveBeenCalledOnce();
    stop();
  });

  it('is not told for the seconds that an answer takes', () => {
    const { listener, stop } = listen();
    setServerClock(DEVICE_MS / 1000 - 59, apiOf());
    expect(listener).not.toHaveBeenCalled();
    stop();
  });

  it('is not told to who listens no longer', () => {
    const { listener, stop } = listen();
    stop();
    setServerClock(DEVICE_MS / 1000 + 86_400, apiOf());
    expect(listener).not.toHaveBeenCalled();
  });
});
