import { moneyFromPeso } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { ConditionList } from './ConditionList';

const met = (pesos: number, need: number) =>
  ({ have: moneyFromPeso(pesos), need: moneyFromPeso(need), missing: undefined }) as const;

const short = (pesos: number, need: number) =>
  ({
    have: moneyFromPeso(pesos),
    need: moneyFromPeso(need),
    missing: moneyFromPeso(need - pesos),
  }) as const;

const meta = {
  title: 'Player/ConditionList',
  component: ConditionList,
  args: {
    conditions: [
      { type: 'vip', isMet: true, have: 3, need: 1 },
      { type: 'totalDeposit', ...met(4500, 1000) },
      { type: 'dayDeposit', ...met(1000, 100) },
      { type: 'dayTurnover', ...met(2140, 500) },
    ],
  },
} satisfies Meta<typeof ConditionList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AllSet: Story = {};

export const TwoToGo: Story = {
  args: {
    conditions: [
      { type: 'dayDeposit', ...short(0, 100) },
      { type: 'dayTurnover', ...short(320, 500) },
      { type: 'vip', isMet: true, have: 3, need: 1 },
      { type: 'totalDeposit', ...met(4500, 1000) },
    ],
  },
};

export const ForSelectedPlayers: Story = {
  args: { conditions: [{ type: 'selectedPlayers', isMet: false }] },
};

export const NoRules: Story = { args: { conditions: [] } };

export const Loading: Story = { args: { conditions: undefined } };

export const HugeAmounts: Story = {
  args: {
    conditions: [
      {
        type: 'dayTurnover',
        have: moneyFromPeso('899999999999.99'),
        need: moneyFromPeso('900719925474.09'),
        missing: moneyFromPeso('719925474.1'),
      },
      { type: 'vip', isMet: false, have: 0, need: 10 },
    ],
  },
};
