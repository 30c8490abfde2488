import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { dialogSuite } from '../../testing/dialogSuite';
import { Sheet } from './Sheet';

dialogSuite({
  name: 'Sheet',
  title: 'Select Your Bank',
  draw: (state, children) => (
    <Sheet {...state} title="Select Your Bank" closeLabel="Close">
      {children}
    </Sheet>
  ),
});

test('the close button says that it was the close button', async () => {
  const onDismiss = vi.fn();
  render(
    <Sheet isOpen onDismiss={onDismiss} title="Select Your Bank" closeLabel="Close">
      Banks
    </Sheet>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('closeButton');
});

test('a sheet pulled far enough says that it was dragged', async () => {
  const onDismiss = vi.fn();
  render(
    <Sheet isOpen onDismiss={onDismiss} title="Select Your Bank" closeLabel="Close">
      Banks
    </Sheet>,
  );
  const head = screen.getByText('Select Your Bank');
  head.setPointerCapture = () => undefined;
  await userEvent.pointer([
    { target: head, keys: '[TouchA>]', coords: { clientY: 300 } },
    { pointerName: 'TouchA', coords: { clientY: 420 } },
    { keys: '[/TouchA]', coords: { clientY: 420 } },
  ]);
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('dragged');
});

test('a sheet with a form cannot be pulled away', async () => {
  const onDismiss = vi.fn();
  render(
    <Sheet isOpen onDismiss={onDismiss} title="Filter" closeLabel="Close" isDraggable={false}>
      <input aria-label="From" />
    </Sheet>,
  );
  await userEvent.pointer([
    { target: screen.getByText('Filter'), keys: '[TouchA>]', coords: { clientY: 300 } },
    { pointerName: 'TouchA', coords: { clientY: 420 } },
    { keys: '[/TouchA]', coords: { clientY: 420 } },
  ]);
  expect(onDismiss).not.toHaveBeenCalled();
});
