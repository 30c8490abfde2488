import { moneyFromPeso } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { ChannelPicker } from './ChannelPicker';

const channel = (code: string, name: string) => ({
  code,
  name,
  min: moneyFromPeso(100),
  max: moneyFromPeso(50_000),
  isHot: false,
});

const meta = {
  title: 'Player/ChannelPicker',
  component: ChannelPicker,
  args: {
    label: 'Payment Channels',
    channels: [
      { ...channel('a', 'Gcash A'), isHot: true },
      { ...channel('b', 'Gcash B'), awardPercent: 2 },
      { ...channel('vip', 'Gcash VIP'), lockedReason: 'From VIP 5' },
      { ...channel('d', 'Gcash Direct'), max: undefined },
    ],
    value: 'a',
    onChange: () => undefined,
  },
} satisfies Meta<typeof ChannelPicker>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FourChannels: Story = {};

export const One: Story = { args: { channels: [channel('a', 'Gcash A')] } };

export const LongNames: Story = {
  args: { channels: [channel('a', 'UnionBank of the Philippines online'), channel('b', 'OnlineBank 2')] },
};
