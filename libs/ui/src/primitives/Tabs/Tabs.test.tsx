import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';

import { Tabs } from './Tabs';

type Log = 'deposit' | 'withdrawal';

function Owner() {
  const [log, setLog] = useState<Log>('deposit');
  return (
    <Tabs
      label="Fund Record"
      value={log}
      onValueChange={setLog}
      items={[
        { value: 'deposit', label: 'Deposit record', panel: 'Deposits' },
        { value: 'withdrawal', label: 'Withdrawal record', panel: 'Withdrawals' },
      ]}
    />
  );
}

test('a tab shows its own part and hides the others', async () => {
  render(<Owner />);
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Deposits');
  await userEvent.click(screen.getByRole('tab', { name: 'Withdrawal record' }));
  expect(screen.getByRole('tabpanel', { name: 'Withdrawal record' })).toHaveTextContent('Withdrawals');
});

test('arrow keys move between tabs', async () => {
  render(<Owner />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Withdrawal record' })).toHaveFocus();
});
