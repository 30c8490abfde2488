import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { BreakActions } from './BreakActions';

test('it begins, or leaves everything as it is', async () => {
  const onConfirm = vi.fn();
  const onKeepOpen = vi.fn();
  renderInEnglish(
    <BreakActions confirmLabel="Exclude me for 6 months" onConfirm={onConfirm} onKeepOpen={onKeepOpen} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(onKeepOpen).toHaveBeenCalledOnce();
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Exclude me for 6 months' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('the way back is open while the other button waits for something', async () => {
  const onConfirm = vi.fn();
  const onKeepOpen = vi.fn();
  renderInEnglish(
    <>
      <p id="why">Tick the box.</p>
      <BreakActions confirmLabel="Exclude" onConfirm={onConfirm} onKeepOpen={onKeepOpen} blockedBy="why" />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Exclude', description: 'Tick the box.' }));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onKeepOpen).toHaveBeenCalledOnce();
});
