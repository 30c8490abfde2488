import { moneyFromPeso } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { AmountBar } from './AmountBar';

const meta = {
  title: 'Player/AmountBar',
  component: AmountBar,
  args: { label: 'Collected', done: moneyFromPeso(62.5), needed: moneyFromPeso(100) },
} satisfies Meta<typeof AmountBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OnTheWay: Story = {};

export const Full: Story = { args: { done: moneyFromPeso(100) } };

export const LargeAmounts: Story = {
  args: {
    label: 'Turnover',
    done: moneyFromPeso(9_621_400),
    needed: moneyFromPeso(15_000_000),
    isWhole: true,
  },
};

export const Loading: Story = { args: { done: undefined, needed: undefined } };
