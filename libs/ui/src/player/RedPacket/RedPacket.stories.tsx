import { epochSecondsFrom, moneyFromPeso } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { PhoneStage } from '../../testing/PhoneStage';
import { RedPacket } from './RedPacket';

const START = 1_763_643_873;
const now = () => epochSecondsFrom(START);

const meta = {
  title: 'Player/RedPacket',
  component: RedPacket,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    onDismiss: () => undefined,
    state: { type: 'closed' },
    now,
    onOpen: fn(),
  },
  render: (args) => <PhoneStage surface={(state) => <RedPacket {...args} {...state} />} />,
} satisfies Meta<typeof RedPacket>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Opening: Story = { args: { state: { type: 'opening' } } };

export const Opened: Story = {
  args: {
    state: { type: 'opened', amount: moneyFromPeso('5.2'), onReceipt: fn() },
    nextAt: epochSecondsFrom(START + 3 * 3600),
  },
};

export const AlreadyOpened: Story = {
  args: { state: { type: 'alreadyOpened' }, nextAt: epochSecondsFrom(START + 252) },
};

export const AllGone: Story = {
  args: { state: { type: 'allGone' }, nextAt: epochSecondsFrom(START + 3 * 3600) },
};

export const ConditionMissing: Story = {
  args: {
    state: {
      type: 'conditionMissing',
      reason: 'Deposit ₱50.00 more today',
      action: { label: 'Deposit', onPress: fn() },
    },
  },
};

export const Upcoming: Story = {
  args: { state: { type: 'upcoming', opensAt: epochSecondsFrom(START + 252) } },
};

export const OpensNow: Story = {
  args: { state: { type: 'upcoming', opensAt: epochSecondsFrom(START - 60) } },
};

export const HugeAmount: Story = {
  args: { state: { type: 'opened', amount: moneyFromPeso('900719925474.09') } },
};
