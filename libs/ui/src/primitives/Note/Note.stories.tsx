import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../Button/Button';
import { Note } from './Note';

const meta = {
  title: 'Primitives/Note',
  component: Note,
  argTypes: {
    action: {
      description: 'A link or a small button after the sentence.',
      table: { type: { summary: 'ReactNode' } },
    },
  },
  args: { children: 'Game data may be delayed by 10 minutes.' },
} satisfies Meta<typeof Note>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Pending: Story = {
  args: { tone: 'pending', children: 'Play ₱1,260.00 more, then you can withdraw.' },
};

export const Success: Story = {
  args: { tone: 'success', role: 'status', children: '₱1,800.00 will reach your balance.' },
};

export const Failed: Story = {
  args: {
    tone: 'failed',
    role: 'alert',
    children: 'We could not load this list.',
    action: (
      <Button variant="text" size="sm">
        Try again
      </Button>
    ),
  },
};
