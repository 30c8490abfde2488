import { moneyFromPeso, zeroMoney } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { TurnoverHead } from './TurnoverHead';

const meta = {
  title: 'Player/TurnoverHead',
  component: TurnoverHead,
  args: {
    status: { neededTurnover: moneyFromPeso('3937.5'), doneTurnover: moneyFromPeso('2677.5') },
  },
} satisfies Meta<typeof TurnoverHead>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Running: Story = {};

export const NothingDone: Story = {
  args: { status: { neededTurnover: moneyFromPeso(300), doneTurnover: zeroMoney } },
};

export const Complete: Story = {
  args: { status: { neededTurnover: moneyFromPeso(300), doneTurnover: moneyFromPeso(450) } },
};

export const NothingNeeded: Story = {
  args: { status: { neededTurnover: zeroMoney, doneTurnover: zeroMoney } },
};

export const Loading: Story = { args: { status: 'loading' } };

export const Failed: Story = { args: { status: 'failed' } };

export const AbsurdAmount: Story = {
  args: {
    status: { neededTurnover: moneyFromPeso('900719925474.09'), doneTurnover: moneyFromPeso('0.01') },
  },
};
