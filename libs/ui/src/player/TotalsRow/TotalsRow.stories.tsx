import { moneyFromPeso, zeroMoney } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { TotalsRow } from './TotalsRow';

const meta = {
  title: 'Player/TotalsRow',
  component: TotalsRow,
  args: {
    totals: {
      bets: 42,
      staked: moneyFromPeso(1260),
      won: moneyFromPeso('1114.5'),
      net: moneyFromPeso('-145.5'),
    },
  },
} satisfies Meta<typeof TotalsRow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ADayThatCost: Story = {};

export const ADayThatPaid: Story = {
  args: {
    totals: { bets: 3, staked: moneyFromPeso(60), won: moneyFromPeso(240), net: moneyFromPeso(180) },
  },
};

export const NoBets: Story = {
  args: { totals: { bets: 0, staked: zeroMoney, won: zeroMoney, net: zeroMoney } },
};

export const Loading: Story = { args: { totals: undefined } };

export const AbsurdAmounts: Story = {
  args: {
    totals: {
      bets: 10_000,
      staked: moneyFromPeso('900719925474.09'),
      won: moneyFromPeso('0.01'),
      net: moneyFromPeso('-900719925474.08'),
    },
  },
};
