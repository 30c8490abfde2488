import { moneyFromPeso } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { VipBars } from './VipBars';

const meta = {
  title: 'Player/VipBars',
  component: VipBars,
  args: {
    deposits: { done: moneyFromPeso(4500), needed: moneyFromPeso(8000) },
    turnover: { done: moneyFromPeso(62_140), needed: moneyFromPeso(80_000) },
  },
} satisfies Meta<typeof VipBars>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TwoToFill: Story = {};

export const OneToFill: Story = {
  args: { deposits: { done: moneyFromPeso(8000), needed: moneyFromPeso(8000) } },
};

export const LevelToKeep: Story = { args: { keep: '₱500.00 in deposits this month keep your level' } };

export const Loading: Story = { args: { deposits: undefined, turnover: undefined } };
