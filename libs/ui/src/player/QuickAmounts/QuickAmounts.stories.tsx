import { moneyFromPeso } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

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

/** Six stand three in a line: the last line is as full as the first. */
export const Six: Story = {
  args: { amounts: amounts.slice(0, 6) },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup').getBoundingClientRect();
    const last = canvas.getByText('₱5,000').closest('label')?.getBoundingClientRect();
    await expect(last?.right).toBeCloseTo(group.right, 0);
  },
};

export const WithBonus: Story = {
  args: { amounts: amounts.map(({ amount }) => ({ amount, bonus: moneyFromPeso(20) })) },
};
