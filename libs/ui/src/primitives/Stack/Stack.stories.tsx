import type { Meta, StoryObj } from '@storybook/react-vite';

import { Surface } from '../Surface/Surface';
import { RecipeMatrix } from '../../testing/RecipeMatrix';
import { recipeArgTypes } from '../../testing/recipeArgTypes';
import { Stack } from './Stack';
import { stack } from './Stack.css';

const meta = {
  title: 'Primitives/Stack',
  component: Stack,
  argTypes: recipeArgTypes(stack, {
    gap: 'The distance between its children, a step of the scale of spaces.',
    align: 'How its children stand across.',
  }),
  args: {
    children: [
      <Surface key="1">One</Surface>,
      <Surface key="2">Two</Surface>,
      <Surface key="3">Three</Surface>,
    ],
  },
} satisfies Meta<typeof Stack>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Near: Story = { args: { gap: 2 } };

export const Centred: Story = { args: { align: 'center' } };

/** Every variant that the recipe knows. */
export const Matrix: Story = {
  render: (args) => (
    <RecipeMatrix recipe={stack} isWide>
      {(variants) => <Stack {...args} {...variants} />}
    </RecipeMatrix>
  ),
};
