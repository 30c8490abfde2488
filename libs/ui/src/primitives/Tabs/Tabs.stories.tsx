import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { RecipeMatrix } from '../../testing/RecipeMatrix';
import { Tabs } from './Tabs';
import { list } from './Tabs.css';

const meta = {
  title: 'Primitives/Tabs',
  component: Tabs<string>,
  args: {
    label: 'Fund Record',
    value: 'deposit',
    onValueChange: () => undefined,
    items: [
      { value: 'deposit', label: 'Deposit record', panel: 'Deposits' },
      { value: 'withdrawal', label: 'Withdrawal record', panel: 'Withdrawals' },
    ],
  },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    return <Tabs {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof Tabs<string>>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Underline: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Withdrawal record' }));
    await expect(canvas.getByText('Withdrawals')).toBeVisible();
  },
};

/** In the largest text on a small phone the line scrolls, and no tab lies over the next. */
export const LargeText: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: '12rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('tab').map((tab) => tab.getBoundingClientRect());
    await expect(second?.left).toBeGreaterThanOrEqual(first?.right ?? Number.NaN);
    const words = canvas.getByRole('tab', { name: 'Deposit record' });
    await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
  },
};

/** Over cards, which keep off the line. */
export const Segmented: Story = {
  args: {
    label: 'Team records',
    look: 'segmented',
    value: 'members',
    items: [
      { value: 'members', label: 'Members', panel: 'Members of your team' },
      { value: 'bets', label: 'Bets', panel: 'Bets of your team' },
      { value: 'rewards', label: 'Rewards', panel: 'Rewards from your team' },
    ],
  },
};

/** Every variant that the recipe knows. */
export const Matrix: Story = {
  render: (args) => (
    <RecipeMatrix recipe={list} isWide>
      {({ look = 'underline' }) => <Tabs {...args} look={look} />}
    </RecipeMatrix>
  ),
};
