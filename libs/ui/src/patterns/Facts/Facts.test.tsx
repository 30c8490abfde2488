import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Facts } from './Facts';

test('every value follows its term', () => {
  render(<Facts facts={[{ term: 'Amount', value: '₱1,000.00' }]} />);
  expect(screen.getByRole('term')).toHaveTextContent('Amount');
  expect(screen.getByRole('definition')).toHaveTextContent('₱1,000.00');
});
