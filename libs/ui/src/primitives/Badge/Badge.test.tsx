import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { fireFill } from '../../icons/games';
import { Badge } from './Badge';

test('a badge is read as its word', () => {
  render(<Badge label="Hot" glyph={fireFill} tone="accent" />);
  expect(screen.getByText('Hot')).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
