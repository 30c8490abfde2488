import { moneyFromPeso } from '@kislap/domain';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { ConditionList } from './ConditionList';

test('what is missing is counted above and said in its row', () => {
  renderInEnglish(
    <ConditionList
      conditions={[
        {
          type: 'dayTurnover',
          have: moneyFromPeso(320),
          need: moneyFromPeso(500),
          missing: moneyFromPeso(180),
        },
        { type: 'vip', isMet: true, have: 3, need: 1 },
      ]}
    />,
  );
  expect(screen.getByRole('heading', { name: 'To check in: 1 goal to go' })).toBeInTheDocument();
  const [open, met] = screen.getAllByRole('listitem').map((row) => within(row));
  expect(open?.getByText('₱180.00 more')).toBeInTheDocument();
  expect(open?.getByText('Needs ₱500.00, you have ₱320.00')).toBeInTheDocument();
  expect(open?.getByRole('img', { name: 'Not met yet' })).toBeInTheDocument();
  expect(met?.getByText('VIP 3')).toBeInTheDocument();
  expect(met?.getByText('Needs VIP 1')).toBeInTheDocument();
  expect(met?.getByRole('img', { name: 'Met' })).toBeInTheDocument();
});

test('when everything is met it says so', () => {
  renderInEnglish(
    <ConditionList
      conditions={[
        {
          type: 'dayDeposit',
          have: moneyFromPeso('100.5'),
          need: moneyFromPeso(100),
          missing: undefined,
        },
      ]}
    />,
  );
  expect(screen.getByRole('heading', { name: 'Your week' })).toBeInTheDocument();
  expect(screen.getByText('All set')).toBeInTheDocument();
  expect(screen.getByText('₱100.50')).toBeInTheDocument();
  expect(screen.getByText('Needs ₱100.00')).toBeInTheDocument();
});

test('a reward for selected players says whom it is for', () => {
  renderInEnglish(<ConditionList conditions={[{ type: 'selectedPlayers', isMet: false }]} />);
  expect(screen.getByText('This reward is for selected players')).toBeInTheDocument();
});

test('unknown conditions are neither met nor open', () => {
  const { container } = renderInEnglish(<ConditionList conditions={undefined} />);
  expect(container).toHaveTextContent('');
});
