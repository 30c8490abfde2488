import { moneyFromPeso } from '@kislap/domain';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { percentDuotone } from '../../icons/loyalty';
import { giftDuotone } from '../../icons/menus';
import { Money } from '../../primitives/Money/Money';
import { BenefitGrid } from './BenefitGrid';

test('every benefit is a term with its value', () => {
  render(
    <BenefitGrid
      benefits={[
        { glyph: giftDuotone, label: 'Level-up gift', value: <Money amount={moneyFromPeso(388)} /> },
        { glyph: percentDuotone, label: 'Turnover rebate', value: '0.6%' },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Level-up gift',
    'Turnover rebate',
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '₱388.00',
    '0.6%',
  ]);
});

test('a value that is not known yet is not zero', () => {
  render(<BenefitGrid benefits={[{ glyph: giftDuotone, label: 'Weekly gift', value: undefined }]} />);
  expect(screen.getByRole('definition')).toHaveTextContent('');
});
