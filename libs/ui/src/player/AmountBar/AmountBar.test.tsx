import { moneyFromPeso } from '@kislap/domain';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { AmountBar } from './AmountBar';

test('the bar says both amounts and is filled in whole percent', () => {
  renderInEnglish(<AmountBar label="Collected" done={moneyFromPeso(62.5)} needed={moneyFromPeso(100)} />);
  const meter = screen.getByRole('meter', { name: 'Collected' });
  expect(meter).toHaveAttribute('aria-valuetext', '₱62.50 of ₱100.00');
  expect(meter).toHaveAttribute('aria-valuenow', '62');
  expect(screen.getByText('₱62.50')).toBeInTheDocument();
});

test('a centavo short is not full', () => {
  renderInEnglish(<AmountBar label="Collected" done={moneyFromPeso(99.99)} needed={moneyFromPeso(100)} />);
  expect(screen.getByRole('meter')).toHaveAttribute('aria-valuenow', '99');
});

test('limits of a level are whole pesos', () => {
  renderInEnglish(
    <AmountBar label="Deposits" done={moneyFromPeso(4500)} needed={moneyFromPeso(8000)} isWhole />,
  );
  expect(screen.getByRole('meter')).toHaveAttribute('aria-valuetext', '₱4,500 of ₱8,000');
});

test('what is not known yet shows no figure and no bar', () => {
  const { container } = renderInEnglish(<AmountBar label="Deposits" done={undefined} needed={undefined} />);
  expect(container).not.toHaveTextContent(/\d/);
  expect(screen.queryByRole('meter')).not.toBeInTheDocument();
});
