import { epochSecondsFrom, moneyFromPeso, zeroMoney } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { List } from '../../patterns/List';
import { LimitRow } from './LimitRow';

const now = 1_763_643_873;
const monday = epochSecondsFrom(1_763_913_600);

const meta = {
  title: 'Player/LimitRow',
  component: LimitRow,
  args: {
    title: 'Deposit per week',
    limit: { kind: 'money', most: moneyFromPeso(10_000), used: moneyFromPeso(4000) },
    resetsAt: monday,
    onPress: fn(),
  },
  render: (args) => (
    <List label="My limits">
      <LimitRow {...args} />
    </List>
  ),
} satisfies Meta<typeof LimitRow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Used: Story = {};

export const Untouched: Story = {
  args: { limit: { kind: 'money', most: moneyFromPeso(10_000), used: zeroMoney } },
};

export const Reached: Story = {
  args: { limit: { kind: 'money', most: moneyFromPeso(10_000), used: moneyFromPeso(10_000) } },
};

/** A limit that was lowered below what is already used. */
export const Exceeded: Story = {
  args: { limit: { kind: 'money', most: moneyFromPeso(1000), used: moneyFromPeso(4000) } },
};

export const OfTime: Story = {
  args: { title: 'Time per day', limit: { kind: 'minutes', most: 120, used: 75 }, resetsAt: undefined },
};

export const NoLimit: Story = {
  args: { title: 'Time per day', limit: { kind: 'none' }, resetsAt: undefined },
};

export const RaiseWaits: Story = {
  args: {
    raise: {
      to: { kind: 'money', most: moneyFromPeso(20_000) },
      startsAt: epochSecondsFrom(now + 86_400),
      now: epochSecondsFrom(now),
    },
  },
};

/** The wait is over: it starts when the player confirms it again, not by itself. */
export const RaiseReady: Story = {
  args: {
    raise: {
      to: { kind: 'money', most: moneyFromPeso(20_000) },
      startsAt: epochSecondsFrom(now - 86_400),
      now: epochSecondsFrom(now),
    },
  },
};

export const AbsurdAmount: Story = {
  args: {
    title: 'Deposit limit sa loob ng isang linggo',
    limit: { kind: 'money', most: moneyFromPeso('900719925474.09'), used: moneyFromPeso('0.01') },
  },
};

export const Several: Story = {
  render: (args) => (
    <List label="My limits">
      <LimitRow {...args} />
      <LimitRow
        {...args}
        title="Loss per day"
        limit={{ kind: 'money', most: moneyFromPeso(2000), used: moneyFromPeso('145.5') }}
      />
      <LimitRow {...args} title="Time per day" limit={{ kind: 'none' }} resetsAt={undefined} />
    </List>
  ),
};
