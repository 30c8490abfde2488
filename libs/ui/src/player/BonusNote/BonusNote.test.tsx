import { moneyFromPeso, zeroMoney } from '@kislap/domain';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { BonusNote } from './BonusNote';

test('what is own and what is locked are said', () => {
  const total = moneyFromPeso(800);
  renderInEnglish(
    <BonusNote amount={moneyFromPeso(1000)} preview={{ award: zeroMoney, promotion: total, total }} />,
  );
  expect(screen.getByRole('status')).toHaveTextContent('₱1,000.00 yours + ₱800.00 locked.');
});

test('without a bonus nothing is promised', () => {
  const nothing = { award: zeroMoney, promotion: zeroMoney, total: zeroMoney };
  renderInEnglish(<BonusNote amount={moneyFromPeso(1000)} preview={nothing} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
