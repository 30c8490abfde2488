import { epochSecondsFrom, moneyFromPeso } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { ClaimRow } from './ClaimRow';

const meta = {
  title: 'Player/ClaimRow',
  component: ClaimRow,
  args: {
    period: 'week',
    state: {
      type: 'ready',
      amount: moneyFromPeso(88),
      toBet: moneyFromPeso(88),
      until: epochSecondsFrom(1_763_308_800),
      onReceive: fn(),
    },
  },
} satisfies Meta<typeof ClaimRow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Receiving: Story = {
  args: { state: { type: 'ready', amount: moneyFromPeso(88), onReceive: fn(), isReceiving: true } },
};

export const Received: Story = {
  args: { period: 'day', caption: 'Opens again at 00:00', state: { type: 'received' } },
};

export const Locked: Story = { args: { period: 'month', caption: 'From VIP 2', state: { type: 'locked' } } };
