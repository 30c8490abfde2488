import { moneyFromPeso } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { List } from '../../patterns/List/List';
import { limitStates } from '../../testing/limitStates';
import { LimitRow } from './LimitRow';

const meta = {
  title: 'Player/LimitRow',
  component: LimitRow,
  args: { ...limitStates.used, onPress: fn() },
  render: (args) => (
    <List label="My limits">
      <LimitRow {...args} />
    </List>
  ),
} satisfies Meta<typeof LimitRow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Used: Story = {};

export const Untouched: Story = { args: limitStates.untouched };

/** Full by an order that is not paid yet: it is not reached. */
export const Reserved: Story = { args: limitStates.reserved };

export const Reached: Story = { args: limitStates.reached };

export const Exceeded: Story = { args: limitStates.exceeded };

export const OfTime: Story = { args: limitStates.ofTime };

export const NoLimit: Story = { args: limitStates.noLimit };

export const RaiseWaits: Story = { args: limitStates.raiseWaits };

export const RaiseReady: Story = { args: limitStates.raiseReady };

export const RemovalWaits: Story = { args: limitStates.removalWaits };

export const RemovalReady: Story = { args: limitStates.removalReady };

export const AbsurdAmount: Story = { args: limitStates.absurdAmount };

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
