import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Divider } from './Divider';

test('a plain line is a separator', () => {
  render(<Divider />);
  expect(screen.getByRole('separator')).toBeInTheDocument();
});

test('a line with a word is read as that word', () => {
  render(<Divider label="or" />);
  expect(screen.getByText('or')).toBeInTheDocument();
  expect(screen.queryByRole('separator')).not.toBeInTheDocument();
});
