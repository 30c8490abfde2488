import type { Meta, StoryObj } from '@storybook/react-vite';

import { RecipeMatrix } from '../../testing/RecipeMatrix';
import { recipeArgTypes } from '../../testing/recipeArgTypes';
import { Spinner } from './Spinner';
import { spinner } from './Spinner.css';

const meta = {
  title: 'Primitives/Spinner',
  component: Spinner,
  argTypes: recipeArgTypes(spinner, { size: 'How large it is drawn.' }),
  args: { label: 'Loading games' },
} satisfies Meta<typeof Spinner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Small: Story = { args: { size: 'xs' } };

export const Large: Story = { args: { size: 'md' } };

/** Every variant that the recipe knows. */
export const Matrix: Story = {
  render: (args) => (
    <RecipeMatrix recipe={spinner}>{(variants) => <Spinner {...args} {...variants} />}</RecipeMatrix>
  ),
};
