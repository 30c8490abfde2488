import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const shown = vi.hoisted(() => vi.fn());
vi.mock('@kislap/ui', () => ({ toast: shown }));
// Files share their modules: what is mocked here has to be loaded anew.
vi.resetModules();
const { transferGameWallet } = await import('./playGame');

const dismiss = vi.fn();
const echo = (id: string): string => id;

beforeEach(() => {
  vi.useFakeTimers();
  shown.mockReset().mockReturnValue({ dismiss });
  dismiss.mockReset();
});
afterEach(() => void vi.useRealTimers());

it('says nothing when the balance comes home at once', async () => {
  await transferGameWallet(() => Promise.resolve(), echo);
  expect(shown).not.toHaveBeenCalled();
});

it('tells a failure once and tries again until the balance is home', async () => {
  const refresh = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('late')).mockResolvedValue();
  const home = transferGameWallet(refresh, echo);
  await vi.runAllTimersAsync();
  await home;
  expect(shown).toHaveBeenCalledExactlyOnceWith({ kind: 'notice', title: 'game.balanceLate' });
  expect(refresh).toHaveBeenCalledTimes(2);
  expect(dismiss).toHaveBeenCalledOnce();
});

it('gives up after four attempts', async () => {
  const refresh = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('down'));
  const home = transferGameWallet(refresh, echo);
  await vi.runAllTimersAsync();
  await home;
  expect(refresh).toHaveBeenCalledTimes(4);
});
