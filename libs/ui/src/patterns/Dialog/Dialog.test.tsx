import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { dialogSuite } from '../../testing/dialogSuite';
import { Dialog } from './Dialog';

dialogSuite({
  name: 'Dialog',
  title: 'Log out now?',
  draw: (state, children) => (
    <Dialog {...state} title="Log out now?" confirm={{ label: 'Log out', onPress: () => undefined }}>
      {children}
    </Dialog>
  ),
});

const open = { isOpen: true, onDismiss: () => undefined };

test('Enter in its field confirms', async () => {
  const onConfirm = vi.fn();
  render(
    <Dialog
      {...open}
      title="Input Pay Card User Name"
      initialFocus="field"
      confirm={{ label: 'Submit', onPress: onConfirm }}
    >
      <input aria-label="Account name" />
    </Dialog>,
  );
  await userEvent.type(screen.getByRole('textbox'), 'Althea{Enter}');
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test('cancelling is a button of its own', async () => {
  const onCancel = vi.fn();
  const onConfirm = vi.fn();
  render(
    <Dialog
      {...open}
      title="Log out now?"
      confirm={{ label: 'Log out', onPress: onConfirm }}
      cancel={{ label: 'Cancel', onPress: onCancel }}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(onConfirm).not.toHaveBeenCalled();
});

test('its text describes it', () => {
  render(
    <Dialog
      {...open}
      title="Log out now?"
      text="You can log in again."
      confirm={{ label: 'OK', onPress: vi.fn() }}
    />,
  );
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription('You can log in again.');
});
