import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Logo } from './Logo';

test('the logo is read as the name of the operator', () => {
  render(<Logo name="Perlas" />);
  expect(screen.getByRole('img', { name: 'Perlas' })).toBeInTheDocument();
});
