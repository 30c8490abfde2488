import { moneyFromPeso } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { QuickAmounts } from './QuickAmounts';

const amounts = [100, 300, 500, 1000, 2000, 5000, 10_000, 50_000].map((pesos) => ({
  amount: moneyFromPeso(pesos),
}));

const meta = {
  title: 'Player/QuickAmounts',
  component: QuickAmounts,
  args: { amounts, value: moneyFromPeso(1000), onChoose: () => undefined },
} satisfies Meta<typeof QuickAmounts>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OneChosen: Story = {};

export const NoneChosen: Story = { args: { value: undefined } };

export const WithBonus: Story = {
  args: { amounts: amounts.map(({ amount }) => ({ amount, bonus: moneyFromPeso(20) })) },
};
