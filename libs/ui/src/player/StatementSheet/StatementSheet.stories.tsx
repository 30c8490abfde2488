import { epochSecondsFrom, moneyFromPeso } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { StatementSheet } from './StatementSheet';

const at = epochSecondsFrom(1_763_643_873);

const meta = {
  title: 'Player/StatementSheet',
  component: StatementSheet,
  args: {
    period: 'November 2025',
    account: 'Player ID 100002',
    facts: [
      { term: 'Deposited', value: '₱500.00' },
      { term: 'Net result', value: '−₱20.00' },
    ],
    movements: [
      {
        id: 2,
        at,
        kind: 'bet',
        amount: moneyFromPeso(-20),
        balanceAfter: moneyFromPeso(480),
        reference: '3f786850e387550fdab836ed7e6dc881de23001b3f786850e387550fdab836ed',
      },
      {
        id: 1,
        at,
        kind: 'deposit',
        amount: moneyFromPeso(500),
        balanceAfter: moneyFromPeso(500),
        reference: 'D2025112000000003',
      },
    ],
  },
} satisfies Meta<typeof StatementSheet>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Month: Story = {};

export const NotEverything: Story = { args: { note: 'Only the latest 1,000 changes are printed.' } };
