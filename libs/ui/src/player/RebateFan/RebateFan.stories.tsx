import { moneyFromPeso } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { RebateFan } from './RebateFan';

const ready = {
  type: 'ready',
  amount: moneyFromPeso(50.52),
  basis: '0.6% of ₱8,420.00 turnover on 19 Nov',
  onReceive: fn(),
} as const;

const meta = {
  title: 'Player/RebateFan',
  component: RebateFan,
  args: { state: ready },
} satisfies Meta<typeof RebateFan>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Receiving: Story = { args: { state: { ...ready, isReceiving: true } } };

export const Offline: Story = { args: { state: { ...ready, isOffline: true } } };

export const NothingDue: Story = { args: { state: { type: 'nothing' } } };

export const Closed: Story = { args: { state: { type: 'received', amount: moneyFromPeso(50.52) } } };

export const ClosedJustNow: Story = {
  args: { state: { type: 'received', amount: moneyFromPeso(50.52), onReceipt: fn() } },
};

export const ClosedWithoutAmount: Story = { args: { state: { type: 'received' } } };

export const Loading: Story = { args: { state: { type: 'loading' } } };
