import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { toast } from './toast';
import { ToastRegion } from './ToastRegion';

const show = (message: Parameters<typeof toast>[0]) => {
  render(<ToastRegion label="Notification" />);
  return act(async () => toast(message));
};

const shown = (title: string) => screen.getAllByText(title).find((element) => element.closest('li') !== null);

test('a message that was given before the region loads is shown when it does', () => {
  toast({ kind: 'success', title: 'Bind Success' });
  render(<ToastRegion label="Notification" />);
  expect(shown('Bind Success')).toBeVisible();
});

test('loading stays until it is dismissed', async () => {
  const handle = await show({ kind: 'loading', title: 'loading...' });
  expect(shown('loading...')).toBeVisible();
  act(() => handle.dismiss());
  await waitFor(() => expect(screen.queryByText('loading...')).not.toBeInTheDocument());
});

test('the action of an update is a button', async () => {
  const onPress = vi.fn();
  await show({ kind: 'update', title: 'A new version is ready', action: { label: 'Reload', onPress } });
  const row = shown('A new version is ready')?.closest('li');
  if (!row) throw new Error('The update did not show.');
  await userEvent.click(within(row).getByRole('button', { name: 'Reload' }));
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('a tap takes away what lies over the screen, and not what is still being done', async () => {
  await show({ kind: 'notice', title: 'Last login' });
  await act(async () => toast({ kind: 'loading', title: 'loading...' }));
  const [notice, loading] = [shown('Last login'), shown('loading...')];
  if (!notice || !loading) throw new Error('The messages did not show.');
  await userEvent.click(loading);
  await userEvent.click(notice);
  await waitFor(() => expect(screen.queryByText('Last login')).not.toBeInTheDocument());
  expect(shown('loading...')).toBeVisible();
});
