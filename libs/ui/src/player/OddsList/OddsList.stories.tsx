import { moneyFromPeso } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { OddsList } from './OddsList';

const meta = {
  title: 'Player/OddsList',
  component: OddsList,
  args: {
    prizes: [
      { kind: 'cash', amount: moneyFromPeso(8), odds: 30 },
      { kind: 'thanks', odds: 20 },
      { kind: 'cash', amount: moneyFromPeso(28), odds: 12 },
      { kind: 'mystery', odds: 8 },
      { kind: 'cash', amount: moneyFromPeso(88), odds: 4.9 },
      { kind: 'thanks', odds: 25 },
      { kind: 'fixed', amount: moneyFromPeso(888), odds: 0.1 },
    ],
  },
} satisfies Meta<typeof OddsList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Published: Story = {};

export const WithoutOdds: Story = {
  args: { prizes: [{ kind: 'cash', amount: moneyFromPeso(8) }, { kind: 'thanks' }] },
};

export const MysteryWithAmount: Story = {
  args: {
    prizes: [
      { kind: 'mystery', amount: moneyFromPeso(3), odds: 8 },
      { kind: 'mystery', amount: moneyFromPeso(8), odds: 4 },
    ],
  },
};

export const Loading: Story = { args: { prizes: undefined } };
