import type { Meta, StoryObj } from '@storybook/react-vite';

import { RecipeMatrix } from '../../testing/RecipeMatrix';
import { recipeArgTypes } from '../../testing/recipeArgTypes';
import { Surface } from './Surface';
import { surface } from './Surface.css';

const meta = {
  title: 'Primitives/Surface',
  component: Surface,
  argTypes: recipeArgTypes(surface, {
    plane: 'How high it lies.',
    padding: 'The room between its edge and what stands in it.',
    isFestive: 'One corner is rounder: something to be glad of.',
    isClipped: 'What reaches over its edge is cut off.',
  }),
  args: { children: 'Things of one kind stand on one plane.' },
} satisfies Meta<typeof Surface>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Festive: Story = { args: { isFestive: true } };

export const Raised: Story = { args: { plane: 'raised' } };

export const Sunken: Story = { args: { plane: 'sunken', padding: 'lg' } };

/** Every variant that the recipe knows. */
export const Matrix: Story = {
  render: (args) => (
    <RecipeMatrix recipe={surface} isWide>
      {(variants) => <Surface {...args} {...variants} />}
    </RecipeMatrix>
  ),
};
