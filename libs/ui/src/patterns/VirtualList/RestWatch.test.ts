import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { RestWatch } from './RestWatch';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
});

test('rest is said once, so long after the last movement', () => {
  const rest = new RestWatch(200);
  const onRest = vi.fn();
  for (let moved = 0; moved < 20; moved += 1) {
    rest.move(onRest);
    vi.advanceTimersByTime(50);
  }
  expect(onRest).not.toHaveBeenCalled();
  vi.advanceTimersByTime(149);
  expect(onRest).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  vi.advanceTimersByTime(1_000);
  expect(onRest).toHaveBeenCalledOnce();
});

test('a movement after a rest ends in another one', () => {
  const rest = new RestWatch(200);
  const onRest = vi.fn();
  rest.move(onRest);
  vi.advanceTimersByTime(200);
  rest.move(onRest);
  vi.advanceTimersByTime(200);
  expect(onRest).toHaveBeenCalledTimes(2);
});

test('what has stopped says nothing', () => {
  const rest = new RestWatch(200);
  const onRest = vi.fn();
  rest.move(onRest);
  rest.stop();
  vi.advanceTimersByTime(1_000);
  expect(onRest).not.toHaveBeenCalled();
});
