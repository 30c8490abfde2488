import type { Meta, StoryObj } from '@storybook/react-vite';

import { RecipeMatrix } from '../../testing/RecipeMatrix';
import { Surface } from './Surface';
import { surface } from './Surface.css';

const meta = {
  title: 'Primitives/Surface',
  component: Surface,
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
