import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runSessionEffect } from './runSessionEffect';
import { session } from '../../session/session';

const code = vi.hoisted(() => ({ failures: 1, starts: 0 }));

vi.mock('./accountServices', () => ({
  get accountServices() {
    code.failures -= 1;
    if (code.failures >= 0) throw new TypeError('Failed to fetch dynamically imported module');
    return { start: () => (code.starts += 1) };
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  session.signOut();
});

it('services whose code did not come are asked for again, and start for whoever is still there', async () => {
  session.signIn({ token: 'token', userId: 7 });
  runSessionEffect('startPing', undefined);
  await vi.waitFor(() => expect(code.failures).toBe(0));
  expect(code.starts).toBe(0);
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(5_000);
    expect(code.starts).toBe(1);
  });
});
