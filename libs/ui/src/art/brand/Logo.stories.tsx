import type { Meta, StoryObj } from '@storybook/react-vite';

import { RecipeMatrix } from '../../testing/RecipeMatrix';
import { recipeArgTypes } from '../../testing/recipeArgTypes';
import { Logo } from './Logo';
import { logo } from './Logo.css';

const meta = {
  title: 'Art/Logo',
  component: Logo,
  argTypes: recipeArgTypes(logo, { size: 'How high it is drawn.' }),
  args: { name: 'Kislap' },
} satisfies Meta<typeof Logo>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Large: Story = { args: { size: 'lg' } };

export const MarkOnly: Story = { args: { hasWordmark: false } };

/** Every variant that the recipe knows. */
export const Matrix: Story = {
  render: (args) => (
    <RecipeMatrix recipe={logo}>{(variants) => <Logo {...args} {...variants} />}</RecipeMatrix>
  ),
};
