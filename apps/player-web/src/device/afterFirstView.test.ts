import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterFirstView, holdBack } from './afterFirstView';

const work = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  work.mockClear();
});

it('what may be idle runs when the browser is, and once', () => {
  afterFirstView(work, true);
  expect(work).not.toHaveBeenCalled();
  vi.runAllTimers();
  document.dispatchEvent(new Event('pointerdown'));
  expect(work).toHaveBeenCalledTimes(1);
});

it('gives way to all that is still on its way', () => {
  const releases = [holdBack(), holdBack()];
  afterFirstView(work, true);
  vi.runAllTimers();
  for (const release of releases) {
    expect(work).not.toHaveBeenCalled();
    release();
    release();
    vi.runAllTimers();
  }
  expect(work).toHaveBeenCalledTimes(1);
});

it('runs at once when the visitor acts, whatever is on its way', () => {
  const release = holdBack();
  afterFirstView(work, true);
  document.dispatchEvent(new Event('keydown'));
  expect(work).toHaveBeenCalledTimes(1);
  release();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledTimes(1);
});

it('what may not be idle waits for the visitor', () => {
  afterFirstView(work, false);
  vi.runAllTimers();
  expect(work).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('pointerdown'));
  expect(work).toHaveBeenCalledTimes(1);
});
