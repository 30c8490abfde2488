import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Sky } from './Sky';

test('the ground adds nothing to what a screen reader says of what stands on it', () => {
  render(
    <Sky>
      <h1>Kislap</h1>
    </Sky>,
  );
  expect(screen.getByRole('heading', { name: 'Kislap' })).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
