import { epochSecondsFrom } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { List } from '../../patterns/List/List';
import { SessionRow } from './SessionRow';

const meta = {
  title: 'Player/SessionRow',
  component: SessionRow,
  args: {
    device: 'Chrome on Android',
    kind: 'phone',
    address: '203.0.113.•••',
    lastSeenAt: epochSecondsFrom(1_763_643_873),
    isThisDevice: false,
    onEnd: fn(),
  },
  render: (args) => (
    <List label="Sessions">
      <SessionRow {...args} />
    </List>
  ),
} satisfies Meta<typeof SessionRow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AnotherDevice: Story = {};

export const ThisDevice: Story = { args: { isThisDevice: true } };

export const Computer: Story = { args: { device: 'Firefox on Windows', kind: 'computer' } };

export const Ending: Story = { args: { isEnding: true } };

export const Unknown: Story = { args: { device: '', address: '' } };

export const LongName: Story = {
  args: { device: 'Facebook in-app browser on Samsung SM-A057F with Android 14, build UP1A.231005.007' },
};

export const Several: Story = {
  render: (args) => (
    <List label="Sessions">
      <SessionRow {...args} isThisDevice />
      <SessionRow {...args} device="Firefox on Windows" kind="computer" />
      <SessionRow {...args} device="" />
    </List>
  ),
};
