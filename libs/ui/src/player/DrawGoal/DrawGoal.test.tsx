import { moneyFromPeso } from '@kislap/domain';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { DrawGoal } from './DrawGoal';

test('the goal and what has been collected are exact', () => {
  renderInEnglish(
    <DrawGoal collected={moneyFromPeso(62.5)} goal={moneyFromPeso(100)}>
      <p>Ends in 2 d 4 h</p>
    </DrawGoal>,
  );
  expect(screen.getByRole('region', { name: 'Goal for this round' })).toHaveTextContent('₱100.00');
  expect(screen.getByRole('meter', { name: 'Collected' })).toHaveAttribute(
    'aria-valuetext',
    '₱62.50 of ₱100.00',
  );
  expect(screen.getByText('Ends in 2 d 4 h')).toBeInTheDocument();
});

test('an unknown goal shows no figure', () => {
  renderInEnglish(<DrawGoal collected={undefined} goal={undefined} />);
  expect(screen.getByRole('region')).not.toHaveTextContent(/\d/);
});
