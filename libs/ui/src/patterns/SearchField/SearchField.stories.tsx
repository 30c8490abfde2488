import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { SearchField } from './SearchField';

const meta = {
  title: 'Patterns/SearchField',
  component: SearchField,
  args: { label: 'Search 24 games', clearLabel: 'Clear', value: '', onValueChange: () => undefined },
  render: function Searching(args) {
    const [value, setValue] = useState(args.value);
    return <SearchField {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof SearchField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** Its icon alone, until it is used; then it has the whole line. */
export const Folded: Story = {
  args: { beside: <p>All, slots, bingo</p> },
};

export const Unfolded: Story = {
  ...Folded,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('searchbox'));
    await expect(canvas.getByText('All, slots, bingo')).not.toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'mango');
    await expect(canvas.queryByText('All, slots, bingo')).not.toBeInTheDocument();
  },
};

export const Typed: Story = {
  args: { value: 'tinikling' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};
