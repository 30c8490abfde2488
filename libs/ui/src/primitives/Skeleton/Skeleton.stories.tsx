import type { Meta, StoryObj } from '@storybook/react-vite';

import { Stack } from '../Stack/Stack';
import { RecipeMatrix } from '../../testing/RecipeMatrix';
import { recipeArgTypes } from '../../testing/recipeArgTypes';
import { Skeleton } from './Skeleton';
import { skeleton } from './Skeleton.css';

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
  argTypes: recipeArgTypes(skeleton, { shape: 'What it stands for, in the size of that.' }),
} satisfies Meta<typeof Skeleton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Line: Story = {};

export const Shapes: Story = {
  render: () => (
    <Stack gap={3}>
      {(
        ['title', 'amount', 'tag', 'chip', 'avatar', 'row', 'mode', 'shortcut', 'quick', 'banner'] as const
      ).map((shape) => (
        <Skeleton key={shape} shape={shape} />
      ))}
    </Stack>
  ),
};

/** Every variant that the recipe knows. */
export const Matrix: Story = {
  render: () => (
    <RecipeMatrix recipe={skeleton} isWide>
      {(variants) => <Skeleton {...variants} />}
    </RecipeMatrix>
  ),
};
