import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { dialogSuite } from '../../testing/dialogSuite';
import { Panel } from './Panel';

dialogSuite({
  name: 'Panel',
  title: 'Select Your Bank',
  draw: (state, children) => (
    <Panel {...state} title="Select Your Bank" closeLabel="Close" side="left">
      {children}
    </Panel>
  ),
});

test('the close button says that it was the close button', async () => {
  const onDismiss = vi.fn();
  render(
    <Panel isOpen onDismiss={onDismiss} title="Select Your Bank" closeLabel="Close" side="left">
      Banks
    </Panel>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('closeButton');
});
