import type { Meta, StoryObj } from '@storybook/react-vite';

import { Surface } from '../Surface/Surface';
import { RecipeMatrix } from '../../testing/RecipeMatrix';
import { Inline } from './Inline';
import { inline } from './Inline.css';

const meta = {
  title: 'Primitives/Inline',
  component: Inline,
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
