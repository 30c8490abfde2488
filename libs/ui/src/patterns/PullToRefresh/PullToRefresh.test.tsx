import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { PageFrame } from '../PageFrame/PageFrame';
import { PullToRefresh } from './PullToRefresh';

const texts = { pull: 'Pull', release: 'Release', refreshing: 'Refreshing', refresh: 'Refresh' };

const draw = (onRefresh: () => void, isRefreshing = false) => {
  render(
    <PageFrame>
      <PullToRefresh isRefreshing={isRefreshing} onRefresh={onRefresh} texts={texts}>
        Rows
      </PullToRefresh>
    </PageFrame>,
  );
  return screen.getByRole('main');
};

const touch = (clientY: number) => ({ touches: [{ clientY }] });

test('a pull from the top, far enough, refreshes when it is let go', () => {
  const onRefresh = vi.fn();
  const list = draw(onRefresh);
  fireEvent.touchStart(list, touch(100));
  fireEvent.touchMove(list, touch(150));
  expect(screen.getByRole('status')).toHaveTextContent('Pull');
  fireEvent.touchMove(list, touch(240));
  expect(screen.getByRole('status')).toHaveTextContent('Release');
  expect(onRefresh).not.toHaveBeenCalled();
  fireEvent.touchEnd(list);
  expect(onRefresh).toHaveBeenCalledTimes(1);
});

test('it is one element of the page: what is folded away holds no gap open beside others', () => {
  const { container } = render(
    <PullToRefresh isRefreshing={false} onRefresh={vi.fn()} texts={texts}>
      Rows
    </PullToRefresh>,
  );
  expect(container.children).toHaveLength(1);
});

test('a short pull does nothing', () => {
  const onRefresh = vi.fn();
  const list = draw(onRefresh);
  fireEvent.touchStart(list, touch(100));
  fireEvent.touchMove(list, touch(150));
  fireEvent.touchEnd(list);
  expect(onRefresh).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a pull in the middle of the list only scrolls it', () => {
  const onRefresh = vi.fn();
  const list = draw(onRefresh);
  list.scrollTop = 200;
  fireEvent.touchStart(list, touch(100));
  fireEvent.touchMove(list, touch(300));
  fireEvent.touchEnd(list);
  expect(onRefresh).not.toHaveBeenCalled();
});

test('the button does the same without a finger', async () => {
  const onRefresh = vi.fn();
  draw(onRefresh);
  await userEvent.click(screen.getByRole('button', { name: 'Refresh', hidden: true }));
  expect(onRefresh).toHaveBeenCalledTimes(1);
});

test('refreshing says so', () => {
  draw(vi.fn(), true);
  expect(screen.getByRole('status')).toHaveTextContent('Refreshing');
});
