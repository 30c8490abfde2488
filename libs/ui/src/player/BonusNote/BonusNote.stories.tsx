import { moneyFromPeso, zeroMoney } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { BonusNote } from './BonusNote';

const meta = {
  title: 'Player/BonusNote',
  component: BonusNote,
  args: {
    amount: moneyFromPeso(1000),
    preview: { award: zeroMoney, promotion: moneyFromPeso(800), total: moneyFromPeso(800) },
  },
} satisfies Meta<typeof BonusNote>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithBonus: Story = {};

export const WithoutBonus: Story = {
  args: { preview: { award: zeroMoney, promotion: zeroMoney, total: zeroMoney } },
};
