import { moneyFromPeso, zeroMoney } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { PrizeTotal } from './PrizeTotal';

const meta = {
  title: 'Player/PrizeTotal',
  component: PrizeTotal,
  args: { total: moneyFromPeso(264) },
} satisfies Meta<typeof PrizeTotal>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ThisMonth: Story = {};

export const NothingYet: Story = { args: { total: zeroMoney } };

export const Loading: Story = { args: { total: undefined } };
