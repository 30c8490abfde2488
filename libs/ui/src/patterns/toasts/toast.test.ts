import { expect, test, vi } from 'vitest';

import { clearToasts } from '../../testing/clearToasts';
import { appToasts, createToastQueue, leaveToasts, toast } from './toast';

const saved = { kind: 'success', title: 'Copy succeeded!' } as const;

test('a message shows until it has faded', () => {
  const queue = createToastQueue();
  const id = queue.add(saved);
  expect(queue.snapshot()).toEqual([{ ...saved, id, isOpen: true, since: expect.any(Number) }]);
  queue.close(id);
  expect(queue.snapshot()).toEqual([{ ...saved, id, isOpen: false, since: expect.any(Number) }]);
  queue.remove(id);
  expect(queue.snapshot()).toEqual([]);
});

test('the same message twice shows once, with a new time', () => {
  const queue = createToastQueue();
  queue.add(saved);
  const second = queue.add(saved);
  expect(queue.snapshot().map(({ id }) => id)).toEqual([second]);
});

test('the oldest message makes room for the fourth', () => {
  const queue = createToastQueue();
  for (const title of ['1', '2', '3', '4']) queue.add({ kind: 'error', title });
  expect(queue.snapshot().map(({ title }) => title)).toEqual(['2', '3', '4']);
});

test('whoever shows toasts is told of every change until it stops listening', () => {
  const queue = createToastQueue();
  const listener = vi.fn();
  const stop = queue.subscribe(listener);
  queue.add(saved);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  queue.add(saved);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('with the screen goes what can have been read; what has just been said, or waits, stays', () => {
  vi.useFakeTimers();
  clearToasts();
  toast({ kind: 'notice', title: 'Last login' });
  toast({ kind: 'loading', title: 'Loading' });
  vi.advanceTimersByTime(2_500);
  toast({ kind: 'error', title: 'Please log in first!' });
  leaveToasts();
  const shown = appToasts.snapshot().flatMap(({ title, isOpen }) => (isOpen ? [title] : []));
  expect(shown).toEqual(['Loading', 'Please log in first!']);
  clearToasts();
  vi.useRealTimers();
});
