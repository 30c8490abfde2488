import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { dialogSuite } from '../../testing/dialogSuite';
import { BareOverlay, Overlay } from './Overlay';

dialogSuite({
  name: 'Overlay',
  title: 'Select Your Bank',
  draw: (state, children) => (
    <Overlay {...state} title="Select Your Bank" closeLabel="Close">
      {children}
    </Overlay>
  ),
});

dialogSuite({
  name: 'BareOverlay',
  title: 'Tarsier Treasure',
  draw: (state, children) => (
    <BareOverlay {...state} title="Tarsier Treasure">
      {children}
    </BareOverlay>
  ),
});

test('the close button says that it was the close button', async () => {
  const onDismiss = vi.fn();
  render(
    <Overlay isOpen onDismiss={onDismiss} title="Select Your Bank" closeLabel="Close">
      Banks
    </Overlay>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('closeButton');
});

test('its content follows its frame', async () => {
  render(
    <Overlay isOpen onDismiss={vi.fn()} title="Deposit" closeLabel="Close" footer="Submit">
      Deposit Mode
    </Overlay>,
  );
  expect(screen.getByText('Submit')).toBeInTheDocument();
  expect(await screen.findByText('Deposit Mode')).toBeInTheDocument();
});
