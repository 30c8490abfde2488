import { epochSecondsFrom, manilaDaysBack, moneyFromPeso, zeroMoney } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { IncomeChart } from './IncomeChart';

const income = [12, 0, 38.5, 20, 64, 58, 112.25];

const week = manilaDaysBack(epochSecondsFrom(1_763_643_873), 7)
  .toReversed()
  .map((day, index) => ({ day, amount: moneyFromPeso(income[index] ?? 0) }));

const meta = {
  title: 'Player/IncomeChart',
  component: IncomeChart,
  args: { label: 'Income, 7 days', days: week, total: moneyFromPeso('304.75') },
} satisfies Meta<typeof IncomeChart>;

export default meta;

type Story = StoryObj<typeof meta>;

export const SevenDays: Story = {};

export const BesideItsAmount: Story = { args: { size: 'line' } };

export const Loading: Story = { args: { days: undefined } };

export const Empty: Story = { args: { days: [], total: zeroMoney } };

export const OneDay: Story = { args: { days: week.slice(-1), total: moneyFromPeso('112.25') } };

export const NothingEarned: Story = {
  args: { days: week.map(({ day }) => ({ day, amount: zeroMoney })), total: zeroMoney },
};

export const AbsurdAmount: Story = {
  args: {
    days: week.map(({ day }, index) => ({ day, amount: moneyFromPeso(index === 2 ? '900719925474.09' : 1) })),
    total: moneyFromPeso('900719925474.09'),
  },
};
