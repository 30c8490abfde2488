import { moneyFromPeso, zeroMoney } from '@kislap/domain';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { BonusNote } from './BonusNote';

test('the sum and its parts are said', () => {
  const total = moneyFromPeso(800);
  renderInEnglish(
    <BonusNote amount={moneyFromPeso(1000)} preview={{ award: zeroMoney, promotion: total, total }} />,
  );
  expect(screen.getByRole('status')).toHaveTextContent(
    '₱1,800.00 will reach your balance: ₱1,000.00 + ₱800.00 bonus.',
  );
});

test('without a bonus nothing is promised', () => {
  const nothing = { award: zeroMoney, promotion: zeroMoney, total: zeroMoney };
  renderInEnglish(<BonusNote amount={moneyFromPeso(1000)} preview={nothing} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
