import { moneyFromPeso } from '@kislap/domain';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { PrizeTotal } from './PrizeTotal';

test('the total of the month is a region of the screen', () => {
  renderInEnglish(<PrizeTotal total={moneyFromPeso(264)} />);
  expect(screen.getByRole('region', { name: 'Won this month' })).toHaveTextContent('₱264.00');
});

test('an unknown total shows no figure', () => {
  renderInEnglish(<PrizeTotal total={undefined} />);
  expect(screen.getByRole('region')).not.toHaveTextContent(/\d/);
});
