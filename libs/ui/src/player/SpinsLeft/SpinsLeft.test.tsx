import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { SpinsLeft } from './SpinsLeft';

test('the spins left and the way to one more are words', () => {
  renderInEnglish(
    <SpinsLeft
      count={2}
      hint="₱400.00 more turnover adds one"
      hintId="one-more"
      action={<a href="/">Play</a>}
    />,
  );
  expect(screen.getByText('Spins left: 2')).toBeInTheDocument();
  expect(screen.getByText('₱400.00 more turnover adds one')).toHaveAttribute('id', 'one-more');
  expect(screen.getByRole('link', { name: 'Play' })).toBeInTheDocument();
});

test('an unknown number of spins is not zero', () => {
  const { container } = renderInEnglish(<SpinsLeft count={undefined} />);
  expect(container).not.toHaveTextContent(/\d/);
});
