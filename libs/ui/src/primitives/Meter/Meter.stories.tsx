import type { Meta, StoryObj } from '@storybook/react-vite';

import { Meter } from './Meter';

const meta = {
  title: 'Primitives/Meter',
  component: Meter,
  args: { label: 'Turnover', progress: 0.37, spoken: '₱740.00 of ₱2,000.00' },
} satisfies Meta<typeof Meter>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Partly: Story = {};

export const Empty: Story = { args: { progress: 0, spoken: '₱0.00 of ₱2,000.00' } };

export const Full: Story = { args: { progress: 1, spoken: '₱2,000.00 of ₱2,000.00' } };

export const LimitReached: Story = {
  args: { label: 'Deposit limit', progress: 1, spoken: '₱2,000.00 of ₱2,000.00', fullMeans: 'reached' },
};
