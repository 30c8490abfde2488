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

export const Typed: Story = {
  args: { value: 'tinikling' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};
