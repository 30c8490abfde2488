import { epochSecondsFrom, moneyFromPeso } from '@kislap/domain';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { PromotionRules } from './PromotionRules';

test('every condition stands beside its name', () => {
  renderInEnglish(
    <PromotionRules
      ratePercent={10}
      minimum={moneyFromPeso(2000)}
      turnover={{ deposit: 8, bonus: 8 }}
      daysUsed={{ used: 2, of: 7 }}
      endsAt={epochSecondsFrom(1_764_518_399)}
    />,
  );
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(values).toEqual([
    '10% of the deposit',
    '₱2,000.00',
    '2 of 7',
    '8 × deposit and bonus',
    '2025-11-30 23:59',
  ]);
});

test('what the operator did not say has no line', () => {
  renderInEnglish(<PromotionRules ratePercent={100} />);
  expect(screen.getAllByRole('term')).toHaveLength(1);
});

test('turnover is said as it is: of both, of each, of what is given alone', () => {
  renderInEnglish(
    <>
      <PromotionRules turnover={{ deposit: 1, bonus: 5 }} />
      <PromotionRules turnover={{ bonus: 1 }} />
    </>,
  );
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(values).toEqual(['1 × the deposit, 5 × the bonus', '1 × what you get']);
});
