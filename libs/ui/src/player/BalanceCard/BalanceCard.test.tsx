import { moneyFromPeso } from '@kislap/domain';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { BalanceCard } from './BalanceCard';

test('the balance is a region of the screen', () => {
  renderInEnglish(<BalanceCard balance={moneyFromPeso(12480.5)} note="₱1,260.00 turnover left" />);
  expect(screen.getByRole('region', { name: 'Balance' })).toHaveTextContent('₱12,480.50');
});

test('its note may lead on', () => {
  renderInEnglish(
    <BalanceCard
      balance={moneyFromPeso(500)}
      note="₱1,260.00 turnover left"
      noteHref="/user/turnoverDetails"
    />,
  );
  expect(screen.getByRole('link', { name: '₱1,260.00 turnover left' })).toHaveAttribute(
    'href',
    '/user/turnoverDetails',
  );
});

test('a note of two has a line for each', () => {
  renderInEnglish(
    <BalanceCard
      balance={moneyFromPeso(500)}
      note={['₱400.00 yours', '₱1,260.00 turnover left']}
      noteHref="/"
    />,
  );
  expect(screen.getByText('₱400.00 yours')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '₱400.00 yours ₱1,260.00 turnover left' })).toBeInTheDocument();
});

test('an unknown balance shows no figure', () => {
  renderInEnglish(<BalanceCard balance={undefined} />);
  expect(screen.getByRole('region', { name: 'Balance' })).not.toHaveTextContent(/\d/);
});
