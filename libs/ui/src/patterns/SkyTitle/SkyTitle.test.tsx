import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { SkyTitle } from './SkyTitle';

test('the title is the heading of the screen, and what belongs to it follows', () => {
  render(<SkyTitle title="Invite friends">₱3,215.75</SkyTitle>);
  expect(screen.getByRole('heading', { level: 1, name: 'Invite friends' })).toBeInTheDocument();
  expect(screen.getByText('₱3,215.75')).toBeInTheDocument();
});
