import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { LinkButton } from './LinkButton';

test('a link that looks like a button is still a link', () => {
  render(<LinkButton href="/register">Register</LinkButton>);
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
});
