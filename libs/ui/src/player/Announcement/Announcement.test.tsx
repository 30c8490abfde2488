import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { Announcement } from './Announcement';
import { AnnouncementPage } from './AnnouncementPage';

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
  await userEvent.click(screen.getByRole('checkbox', { name: 'Do not show again today' }));
  expect(onHiddenTodayChange).toHaveBeenCalledWith(true);
});

test('it leads on where it has somewhere to lead', async () => {
  const onPress = vi.fn();
  renderInEnglish(<Announcement {...news} isOpen onDismiss={vi.fn()} action={{ label: 'Play', onPress }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('a whole page of news has back and close from its first frame, and both leave', async () => {
  const onDismiss = vi.fn();
  renderInEnglish(<AnnouncementPage {...news} isOpen onDismiss={onDismiss} />);
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onDismiss).toHaveBeenCalledTimes(2);
});

test('a whole page of news leads on and can be left for the day', async () => {
  const [onPress, onHiddenTodayChange] = [vi.fn(), vi.fn()];
  const action = { label: 'Play', onPress };
  renderInEnglish(
    <AnnouncementPage {...news} isOpen onDismiss={vi.fn()} {...{ action, onHiddenTodayChange }} />,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Play' }));
  expect(onPress).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Do not show again today' }));
  expect(onHiddenTodayChange).toHaveBeenCalledWith(true);
});
