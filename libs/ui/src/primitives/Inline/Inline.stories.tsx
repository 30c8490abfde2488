import type { Meta, StoryObj } from '@storybook/react-vite';

import { Surface } from '../Surface/Surface';
import { RecipeMatrix } from '../../testing/RecipeMatrix';
import { recipeArgTypes } from '../../testing/recipeArgTypes';
import { Inline } from './Inline';
import { inline } from './Inline.css';

const meta = {
  title: 'Primitives/Inline',
  component: Inline,
  argTypes: recipeArgTypes(inline, {
    gap: 'The distance between its children, a step of the scale of spaces.',
    align: 'How its children stand across.',
    justify: 'Where its children stand along the line.',
    wrap: 'What has no room goes to a further line.',
    isEven: 'All children are equally wide.',
    isFlush: 'Its first child, a button with room around its words, begins at the edge.',
  }),
  args: { children: [<Surface key="1">One</Surface>, <Surface key="2">Two</Surface>] },
} satisfies Meta<typeof Inline>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Between: Story = { args: { justify: 'between' } };

export const Even: Story = { args: { isEven: true } };

/** Every variant that the recipe knows. */
export const Matrix: Story = {
  render: (args) => (
    <RecipeMatrix recipe={inline} isWide>
      {(variants) => <Inline {...args} {...variants} />}
    </RecipeMatrix>
  ),
};
