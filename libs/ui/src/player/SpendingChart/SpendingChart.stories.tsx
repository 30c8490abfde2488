import { moneyFromPeso, subtractMoney, zeroMoney } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { SpendingChart } from './SpendingChart';

const months = Array.from({ length: 12 }, (_, index) => {
  const deposited = moneyFromPeso(index * 850);
  const withdrawn = moneyFromPeso(index % 3 === 1 ? index * 640 : 0);
  const month = `2026-${String(index + 1).padStart(2, '0')}`;
  return { month, deposited, withdrawn, net: subtractMoney(deposited, withdrawn), minutesPlayed: index * 95 };
});
const none = { deposited: zeroMoney, withdrawn: zeroMoney, net: zeroMoney, minutesPlayed: 0 };

const meta = {
  title: 'Player/SpendingChart',
  component: SpendingChart,
  args: { label: 'My last 12 months', months },
} satisfies Meta<typeof SpendingChart>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeQuietMonths: Story = {};

/** Amounts of five figures fit beside each other on a phone: no column is cut off. */
export const WithALimit: Story = {
  args: {
    limit: moneyFromPeso(10_000),
    months: months.map((one) => ({
      ...one,
      deposited: moneyFromPeso(12_345),
      withdrawn: moneyFromPeso(2000),
      net: moneyFromPeso(10_345),
    })),
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'My last 12 months' });
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
  },
};

export const Nothing: Story = { args: { months: months.map(({ month }) => ({ month, ...none })) } };

export const AbsurdAmount: Story = {
  args: {
    months: months.map((one, index) =>
      index === 11
        ? { ...one, deposited: moneyFromPeso('900719925474.09'), net: moneyFromPeso('900719925474.09') }
        : one,
    ),
  },
};
