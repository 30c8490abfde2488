import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { Announcement } from './Announcement';

const news = {
  title: 'Parol night',
  text: 'Until midnight.',
  isHiddenToday: false,
  onHiddenTodayChange: vi.fn(),
};

test('focus goes to its title, and Escape and its button leave', async () => {
  const onDismiss = vi.fn();
  renderInEnglish(<Announcement {...news} isOpen onDismiss={onDismiss} />);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Parol night' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  expect(onDismiss).toHaveBeenLastCalledWith('escape');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onDismiss).toHaveBeenLastCalledWith('closeButton');
});

test('it can be left for the day', async () => {
  const onHiddenTodayChange = vi.fn();
  renderInEnglish(
    <Announcement {...news} isOpen onDismiss={vi.fn()} onHiddenTodayChange={onHiddenTodayChange} />,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: "Don't show again today" }));
  expect(onHiddenTodayChange).toHaveBeenCalledWith(true);
});

test('it leads on where it has somewhere to lead', async () => {
  const onPress = vi.fn();
  renderInEnglish(<Announcement {...news} isOpen onDismiss={vi.fn()} action={{ label: 'Play', onPress }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(onPress).toHaveBeenCalledTimes(1);
});
