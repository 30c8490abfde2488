import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ListFooter } from './ListFooter';
import type { ListFooterState } from './ListFooter';

const texts = { loading: 'loading...', retry: 'Tap to try again.', end: 'No More' };

/** The end is always in sight. */
class EverythingIsInSight {
  constructor(private readonly report: (entries: readonly { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.report([{ isIntersecting: true }]);
  }
  disconnect() {}
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', EverythingIsInSight));
afterEach(() => vi.unstubAllGlobals());

const draw = (state: ListFooterState) => {
  const asked = { onReachEnd: vi.fn(), onRetry: vi.fn() };
  const tail = (next: ListFooterState) => <ListFooter state={next} texts={texts} {...asked} />;
  const { rerender } = render(tail(state));
  return { ...asked, become: (next: ListFooterState) => act(() => rerender(tail(next))) };
};

test('more is asked for once, when the end comes into sight', () => {
  const { onReachEnd, become } = draw('more');
  expect(onReachEnd).toHaveBeenCalledTimes(1);
  become('loading');
  expect(onReachEnd).toHaveBeenCalledTimes(1);
});

test('after a failure only the player asks again', async () => {
  const { onReachEnd, onRetry, become } = draw('loading');
  become('failed');
  expect(onReachEnd).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Tap to try again.' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('the end says so and asks for nothing', () => {
  const { onReachEnd } = draw('end');
  expect(screen.getByText('No More')).toBeInTheDocument();
  expect(onReachEnd).not.toHaveBeenCalled();
});
