import { epochSecondsFrom, moneyFromPeso, zeroMoney } from '@kislap/domain';
import { fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { BetRow } from './BetRow';

const bet = (props: Partial<ComponentProps<typeof BetRow>>) =>
  renderInEnglish(
    <BetRow
      game="Tarsier Treasure"
      imageUrl="/tarsier.avif"
      at={epochSecondsFrom(1_763_643_792)}
      stake={moneyFromPeso(20)}
      win={moneyFromPeso(64)}
      state="settled"
      {...props}
    />,
  );

test('a settled bet shows its stake, its win with a plus, and the second of its day', () => {
  bet({});
  expect(screen.getByText('Bet ₱20.00')).toBeInTheDocument();
  expect(screen.getByText('+₱64.00')).toBeInTheDocument();
  expect(screen.getByText('21:03:12')).toBeInTheDocument();
});

test('what the plus says to the eye is said to the ear', () => {
  bet({});
  expect(screen.getByText('+₱64.00')).toHaveAttribute('data-word', 'Win ');
});

test('a settled bet without a win shows zero without a sign', () => {
  bet({ win: zeroMoney });
  expect(screen.getByText('₱0.00')).toBeInTheDocument();
});

test.each([
  ['open', 'Open'],
  ['void', 'Void'],
] as const)('a bet that is %s says "%s" and no win', (state, word) => {
  bet({ state });
  expect(screen.getByText(word)).toBeInTheDocument();
  expect(screen.queryByText('+₱64.00')).not.toBeInTheDocument();
});

test('a picture that does not load gives way to a mark', () => {
  const { container } = bet({});
  const picture = container.querySelector('img');
  expect(picture).not.toBeNull();
  if (picture !== null) fireEvent.error(picture);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
