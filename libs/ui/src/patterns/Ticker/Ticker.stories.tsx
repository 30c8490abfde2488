import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { Ticker } from './Ticker';

const meta = {
  title: 'Patterns/Ticker',
  component: Ticker,
  args: {
    label: 'All notices',
    lines: [
      { id: '1', text: 'E-wallet deposits arrive in a minute' },
      { id: '2', text: 'Maya is back after maintenance' },
    ],
    onPress: fn(),
  },
} satisfies Meta<typeof Ticker>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TwoLines: Story = {};

export const LongLine: Story = {
  args: { lines: [{ id: '1', text: 'Deposits arrive in a minute. '.repeat(8) }] },
};

export const NothingToSay: Story = { args: { lines: [] } };
