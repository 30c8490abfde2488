import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Surface } from './Surface';

test('a named section of the page is a region', () => {
  render(
    <Surface as="section" aria-label="Balance">
      ₱12,480.50
    </Surface>,
  );
  expect(screen.getByRole('region', { name: 'Balance' })).toHaveTextContent('₱12,480.50');
});
