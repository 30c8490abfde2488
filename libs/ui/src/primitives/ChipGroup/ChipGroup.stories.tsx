import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { RecipeMatrix } from '../../testing/RecipeMatrix';
import { recipeArgTypes } from '../../testing/recipeArgTypes';
import { ChipGroup } from './ChipGroup';
import { group } from './ChipGroup.css';

const meta = {
  title: 'Primitives/ChipGroup',
  component: ChipGroup<string>,
  argTypes: recipeArgTypes(group, {
    layout: 'How the chips stand: in lines, in one line that scrolls, joined to one bar, or in a grid.',
  }),
  args: {
    label: 'Category',
    value: 'slots',
    onValueChange: () => undefined,
    options: [
      { value: 'all', label: 'All games' },
      { value: 'slots', label: 'Slots' },
      { value: 'fishing', label: 'Fishing' },
      { value: 'live', label: 'Live' },
    ],
  },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    return <ChipGroup {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof ChipGroup<string>>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Categories: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Fishing' }));
    await expect(canvas.getByRole('radio', { name: 'Fishing' })).toBeChecked();
  },
};

export const Scrolling: Story = { args: { layout: 'scroll' } };

export const QuickAmounts: Story = {
  args: {
    label: 'Quick amounts',
    layout: 'grid',
    value: '1000',
    options: [
      { value: '100', label: '₱100', caption: '+₱80' },
      { value: '300', label: '₱300', caption: '+₱240' },
      { value: '500', label: '₱500', caption: '+₱400' },
      { value: '1000', label: '₱1,000', caption: '+₱800' },
      { value: '2000', label: '₱2,000' },
      { value: '5000', label: '₱5,000' },
      { value: '10000', label: '₱10,000' },
      { value: '50000', label: '₱50,000', isDisabled: true },
    ],
  },
};

/** Two or three answers of a setting, on one track. */
export const Joined: Story = {
  args: {
    label: 'Theme',
    layout: 'joined',
    value: 'dark',
    options: [
      { value: 'dark', label: 'Dark' },
      { value: 'light', label: 'Light' },
      { value: 'auto', label: 'Auto' },
    ],
  },
};

/** Every variant that the recipe knows. */
export const Matrix: Story = {
  args: {
    label: 'Theme',
    value: 'dark',
    options: [
      { value: 'dark', label: 'Dark' },
      { value: 'light', label: 'Light' },
    ],
  },
  render: (args) => (
    <RecipeMatrix recipe={group} isWide>
      {(variants) => <ChipGroup {...args} {...variants} />}
    </RecipeMatrix>
  ),
};
