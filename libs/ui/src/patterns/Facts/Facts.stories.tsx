import type { Meta, StoryObj } from '@storybook/react-vite';

import { Facts } from './Facts';

const meta = {
  title: 'Patterns/Facts',
  component: Facts,
  args: {
    facts: [
      { term: 'Amount', value: '₱1,000.00' },
      { term: 'Bonus', value: '+₱800.00' },
      { term: 'Pay with', value: 'Gcash A' },
    ],
  },
} satisfies Meta<typeof Facts>;

export default meta;

type Story = StoryObj<typeof meta>;

export const BeforePaying: Story = {};

export const LongValue: Story = {
  args: { facts: [{ term: 'Order', value: 'd0a5c1b7e2f84d3d9c33c1e2a9f0b6d7' }] },
};
