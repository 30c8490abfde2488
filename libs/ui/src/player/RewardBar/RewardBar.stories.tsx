import { moneyFromPeso, zeroMoney } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { RewardBar } from './RewardBar';

const meta = {
  title: 'Player/RewardBar',
  component: RewardBar,
  args: {
    need: moneyFromPeso(2000),
    have: moneyFromPeso(740),
    reward: moneyFromPeso(12),
    state: 'locked',
    onReceive: fn(),
  },
} satisfies Meta<typeof RewardBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Locked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onReceive).not.toHaveBeenCalled();
  },
};

export const NothingYet: Story = { args: { have: zeroMoney } };

export const Claim: Story = {
  args: { have: moneyFromPeso(2140), state: 'claim' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onReceive).toHaveBeenCalledOnce();
  },
};

export const Receiving: Story = {
  args: { have: moneyFromPeso(2140), state: 'claim', isReceiving: true },
};

export const Received: Story = { args: { have: moneyFromPeso(2140), state: 'received' } };

export const AbsurdAmount: Story = {
  args: {
    need: moneyFromPeso('900719925474.09'),
    have: moneyFromPeso('0.01'),
    reward: moneyFromPeso('900719925474.09'),
  },
};
