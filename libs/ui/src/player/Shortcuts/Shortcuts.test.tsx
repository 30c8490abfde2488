import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Shortcuts } from './Shortcuts';

test('what waits behind a shortcut is said, not only dotted', () => {
  render(
    <Shortcuts
      label="Rewards"
      shortcuts={[
        { href: '/user/checkIn', label: 'Check-in', mark: null, waiting: 'Ready to claim' },
        { href: '/user/vip', label: 'VIP', mark: null },
      ]}
    />,
  );
  expect(screen.getByRole('link', { name: 'Check-in Ready to claim' })).toHaveAttribute(
    'href',
    '/user/checkIn',
  );
  expect(screen.getByRole('link', { name: 'VIP' })).toBeInTheDocument();
});
