import { epochSecondsFrom } from '@kislap/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { SessionRow } from './SessionRow';

const session = (props: Partial<ComponentProps<typeof SessionRow>> = {}) => {
  const onEnd = vi.fn();
  renderInEnglish(
    <SessionRow
      device="Chrome on Android"
      kind="phone"
      lastSeenAt={epochSecondsFrom(1_763_643_873)}
      isThisDevice={false}
      onEnd={onEnd}
      {...props}
    />,
  );
  return onEnd;
};

test('another device is ended by a button that names it', async () => {
  const onEnd = session();
  expect(screen.getByRole('listitem')).toHaveTextContent('Last seen 2025-11-20 21:04:33');
  await userEvent.click(screen.getByRole('button', { name: 'End session on Chrome on Android' }));
  expect(onEnd).toHaveBeenCalledOnce();
});

test('this device says so and cannot be ended here', () => {
  session({ isThisDevice: true });
  expect(screen.getByText('This device')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('where a device was stands under when', () => {
  session({ address: '203.0.113.•••' });
  expect(screen.getByRole('listitem')).toHaveTextContent('21:04:33 203.0.113.•••');
});

test('a device without a name is called unknown', () => {
  session({ device: ' ' });
  expect(screen.getByText('Unknown device')).toBeInTheDocument();
});
