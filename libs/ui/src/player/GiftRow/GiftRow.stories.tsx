import { epochSecondsFrom, moneyFromPeso } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { List } from '../../patterns/List/List';
import { GiftRow } from './GiftRow';

const onPress = fn();
const meta = {
  title: 'Player/GiftRow',
  component: GiftRow,
  args: {
    title: 'Daily check-in',
    art: 'checkIn',
    amount: moneyFromPeso(8),
    toBet: moneyFromPeso(8),
    until: epochSecondsFrom(1_764_172_740),
    end: { type: 'receive', isBusy: false, onPress },
  },
  render: (args) => (
    <List label="Gifts">
      <GiftRow {...args} />
    </List>
  ),
} satisfies Meta<typeof GiftRow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /: Daily check-in$/ }));
    await expect(onPress).toHaveBeenCalled();
  },
};

export const Receiving: Story = { args: { end: { type: 'receive', isBusy: true, onPress } } };

export const ToOpen: Story = {
  args: {
    title: 'Red packet',
    art: 'redPacket',
    amount: undefined,
    toBet: undefined,
    end: { type: 'open', isBusy: false, onPress },
  },
};

export const ToCome: Story = {
  args: {
    title: 'Golden egg',
    art: 'egg',
    amount: undefined,
    toBet: undefined,
    until: undefined,
    caption: 'Deposit ₱300 more today for another egg',
    end: { type: 'more', onPress },
  },
};

const arts = [
  'checkIn',
  'draw',
  'rebate',
  'vip',
  'redPacket',
  'egg',
  'basket',
  'coin',
  'chest',
  'letter',
] as const;

export const EverySource: Story = {
  render: (args) => (
    <List label="Gifts">
      {arts.map((art) => (
        <GiftRow key={art} {...args} art={art} title={art} />
      ))}
    </List>
  ),
};

export const LongWords: Story = {
  args: {
    title: 'Isang napakahabang pangalan ng regalo mula sa operator para sa buong pamilya',
    amount: moneyFromPeso('900719925474.09'),
    toBet: moneyFromPeso('900719925474.09'),
  },
};
