import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Spinner } from './Spinner';

test('a spinner of its own announces what it waits for', () => {
  render(<Spinner label="Loading games" />);
  expect(screen.getByRole('status', { name: 'Loading games' })).toBeInTheDocument();
});

test('a spinner inside a busy control is silent', () => {
  const { container } = render(<Spinner />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});
