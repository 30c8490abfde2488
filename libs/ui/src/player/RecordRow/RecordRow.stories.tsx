import { epochSecondsFrom, moneyFromPeso } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { List } from '../../patterns/List/List';
import { RecordRow } from './RecordRow';

const meta = {
  title: 'Player/RecordRow',
  component: RecordRow,
  args: {
    kind: 'deposit',
    amount: moneyFromPeso(1000),
    status: 'pending',
    route: 'GCASH · 0917 ••• 4567',
    mark: 'gcash',
    at: epochSecondsFrom(1_763_643_873),
  },
  render: (args) => (
    <List label="Records">
      <RecordRow {...args} status="pending" />
      <RecordRow {...args} status="complete" />
      <RecordRow {...args} status="failed" />
    </List>
  ),
} satisfies Meta<typeof RecordRow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Deposits: Story = {};

export const Withdrawals: Story = { args: { kind: 'withdrawal' } };

/** Not paid in time, and not failed: a late payment may still come. */
export const TimeUp: Story = {
  args: { isTimeUp: true },
  render: (args) => (
    <List label="Records">
      <RecordRow {...args} />
    </List>
  ),
};

export const Pressable: Story = {
  args: { onPress: () => undefined },
  render: (args) => (
    <List label="Records">
      <RecordRow {...args} />
    </List>
  ),
};
