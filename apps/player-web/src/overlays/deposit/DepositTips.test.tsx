import { modeOrder } from '@kislap/domain';
import type { ActiveAward } from '@kislap/domain';
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithOperator } from '../../testing/renderWithOperator';
import { DepositTips } from './DepositTips';

const show = (mode: string, awards: readonly ActiveAward[] = [], isChoice = false) =>
  renderWithOperator(<DepositTips mode={mode} awards={awards} isChoice={isChoice} />);

it('Maya tells its bonus and that GCash can send to it', async () => {
  await show('maya');
  expect(screen.getByText(/^Get 3% more when you deposit with Maya\./)).toBeDefined();
  expect(screen.getByText(/You can also send from GCash to the Maya account\.$/)).toBeDefined();
});

it('promises nothing of a bonus that is asked about before the payment', async () => {
  await show('maya', [], true);
  expect(screen.getByText(/^You can get 3% more with Maya\. You choose before you pay\./)).toBeDefined();
  expect(screen.queryByText(/^Get 3% more/)).toBeNull();
});

it('a GCash bank transfer tells to copy the bank details', async () => {
  await show('gcashtransfer');
  expect(screen.getByText('Copy the bank details, then transfer from GCash.')).toBeDefined();
});

it('every mode tells where to ask when a deposit does not go through', async () => {
  for (const mode of [...modeOrder, 'newpay']) {
    await show(mode);
    expect(screen.getByText('Problem with your deposit? Chat with us.')).toBeDefined();
    cleanup();
  }
});
