import type { Meta, StoryObj } from '@storybook/react-vite';

import { bellDuotone } from '../../icons/glyphs/bellDuotone';
import { bellRegular } from '../../icons/glyphs/bellRegular';
import { checkBold } from '../../icons/glyphs/checkBold';
import { checkCircleFill } from '../../icons/glyphs/checkCircleFill';
import { RecipeMatrix } from '../../testing/RecipeMatrix';
import { Icon } from './Icon';
import { icon } from './Icon.css';

const meta = { component: Icon, args: { glyph: bellRegular } } satisfies Meta<typeof Icon>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Regular: Story = {};

export const Fill: Story = { args: { glyph: checkCircleFill } };

export const Bold: Story = { args: { glyph: checkBold, size: 'xs' } };

export const Duotone: Story = { args: { glyph: bellDuotone, size: 'lg' } };

export const Labelled: Story = { args: { label: 'Notices' } };

/** Every variant that the recipe knows. */
export const Matrix: Story = {
  render: (args) => (
    <RecipeMatrix recipe={icon}>{(variants) => <Icon {...args} {...variants} />}</RecipeMatrix>
  ),
};
