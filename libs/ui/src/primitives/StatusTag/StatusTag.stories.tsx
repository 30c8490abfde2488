import type { Meta, StoryObj } from '@storybook/react-vite';

import { StatusTag } from './StatusTag';

const meta = {
  title: 'Primitives/StatusTag',
  component: StatusTag,
  args: { status: 'pending', label: 'Pending' },
} satisfies Meta<typeof StatusTag>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Pending: Story = {};

export const Complete: Story = { args: { status: 'complete', label: 'Complete' } };

export const Failed: Story = { args: { status: 'failed', label: 'Failed' } };

export const Neutral: Story = { args: { status: 'neutral', label: 'Ended' } };
