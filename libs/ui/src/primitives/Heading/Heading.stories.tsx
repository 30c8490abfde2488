import type { Meta, StoryObj } from '@storybook/react-vite';

import { Heading } from './Heading';

const meta = {
  title: 'Primitives/Heading',
  component: Heading,
  args: { level: 1, children: 'Welcome back' },
} satisfies Meta<typeof Heading>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Page: Story = {};

export const Plaza: Story = { args: { size: 'display' } };

export const Section: Story = { args: { level: 2, children: 'Deposit Mode' } };

export const Group: Story = { args: { level: 3, children: 'Bank Account Management' } };
