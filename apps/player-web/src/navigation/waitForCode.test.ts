import { afterEach, expect, it, vi } from 'vitest';
import { CODE_WAIT_EVENT } from './codeWait';
import { waitForCode } from './waitForCode';

const frames: (() => void)[] = [];
const show = (event: CustomEvent<{ readonly onLeave: () => void }>): void => {
  event.preventDefault();
  frames.push(event.detail.onLeave);
};

afterEach(() => {
  document.removeEventListener(CODE_WAIT_EVENT, show);
  frames.length = 0;
});

it('is over when the visitor leaves the frame of what a tap has waited for before', async () => {
  document.addEventListener(CODE_WAIT_EVENT, show);
  const first = waitForCode('sheet', () => Promise.resolve('how to play'), 'first');
  await vi.waitFor(() => expect(frames).toHaveLength(1));
  expect(await first).toBe('how to play');
  const second = waitForCode('sheet', () => new Promise<string>(() => undefined), 'second');
  frames[0]?.();
  expect(await second).toBeUndefined();
});

it('is over when the visitor goes back from the page, and not when they leave what lies over it', async () => {
  history.replaceState(null, '', '/promotion');
  history.pushState(null, '', '/');
  const waiting = waitForCode('sheet', () => new Promise<string>(() => undefined), 'third');
  let isOver = false;
  void waiting.then(() => (isOver = true));
  window.dispatchEvent(new PopStateEvent('popstate'));
  await Promise.resolve();
  expect(isOver).toBe(false);
  history.back();
  expect(await waiting).toBeUndefined();
  history.replaceState(null, '', '/');
});
