import { moneyFromPeso } from '@kislap/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import type { LadderStep } from './DepositLadder';
import { DepositLadder } from './DepositLadder';

const step = (level: number, need: number, state: LadderStep['state']): LadderStep => ({
  level,
  need: moneyFromPeso(need),
  have: moneyFromPeso(740),
  gift: moneyFromPeso(15),
  state,
});

test('a step that is reached is claimed by its level', async () => {
  const onClaim = vi.fn();
  renderInEnglish(<DepositLadder label="Gifts" steps={[step(2, 500, 'ready')]} onClaim={onClaim} />);
  await userEvent.click(screen.getByRole('button', { name: 'Claim ₱15.00' }));
  expect(onClaim).toHaveBeenCalledWith(2);
});

test('a step says how far it is, and never more than it needs', () => {
  renderInEnglish(
    <DepositLadder
      label="Gifts"
      steps={[step(1, 500, 'claimed'), step(2, 2000, 'locked')]}
      onClaim={vi.fn()}
    />,
  );
  const spoken = screen.getAllByRole('meter').map((meter) => meter.getAttribute('aria-valuetext'));
  expect(spoken).toEqual(['₱500.00 of ₱500.00', '₱740.00 of ₱2,000.00']);
  expect(screen.getByText('Claimed')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('steps that are not known yet show no figures', () => {
  const { container } = renderInEnglish(<DepositLadder label="Gifts" steps={undefined} onClaim={vi.fn()} />);
  expect(container).toHaveTextContent('');
});
