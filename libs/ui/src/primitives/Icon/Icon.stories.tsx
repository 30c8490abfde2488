import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import * as glyphs from '../../icons';
import { checkBold, checkCircleFill } from '../../icons/actions';
import { bellDuotone, bellRegular } from '../../icons/limits';
import { RecipeMatrix } from '../../testing/RecipeMatrix';
import { recipeArgTypes } from '../../testing/recipeArgTypes';
import { Inline } from '../Inline/Inline';
import { Icon } from './Icon';
import { icon } from './Icon.css';

const meta = {
  title: 'Primitives/Icon',
  component: Icon,
  argTypes: recipeArgTypes(icon, { size: 'How large it is drawn.' }),
  args: { glyph: bellRegular },
} satisfies Meta<typeof Icon>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Regular: Story = {};

export const Fill: Story = { args: { glyph: checkCircleFill } };

export const Bold: Story = { args: { glyph: checkBold, size: 'xs' } };

export const Duotone: Story = { args: { glyph: bellDuotone, size: 'lg' } };

export const Labelled: Story = { args: { label: 'Notices' } };

/** Every drawing that the kit exports, once. */
export const Every: Story = {
  parameters: {
    visual: { skip: 'A drawing changes with its package, and each is in the picture of what uses it.' },
  },
  render: (args) => (
    <Inline gap={2} wrap>
      {Object.entries(glyphs).map(([name, glyph]) => (
        <Icon {...args} key={name} glyph={glyph} />
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg path[d^="M"]').length).toBeGreaterThanOrEqual(
      Object.keys(glyphs).length,
    );
  },
};

/** Every variant that the recipe knows. */
export const Matrix: Story = {
  render: (args) => (
    <RecipeMatrix recipe={icon}>{(variants) => <Icon {...args} {...variants} />}</RecipeMatrix>
  ),
};
