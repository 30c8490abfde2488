import { epochSecondsFrom } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { Time } from './Time';

const meta = {
  title: 'Primitives/Time',
  component: Time,
  args: { at: epochSecondsFrom(1_795_000_000) },
} satisfies Meta<typeof Time>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Record: Story = {};

export const Clock: Story = { args: { format: 'clock' } };

export const Second: Story = { args: { format: 'second' } };
