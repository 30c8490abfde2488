import type { Meta, StoryObj } from '@storybook/react-vite';

import { fireFill } from '../../icons/games';
import { RecipeMatrix } from '../../testing/RecipeMatrix';
import { recipeArgTypes } from '../../testing/recipeArgTypes';
import { Badge } from './Badge';
import { badge } from './Badge.css';

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  argTypes: recipeArgTypes(badge, { tone: 'What it tells; `media` is for pictures.' }),
  args: { label: 'New' },
} satisfies Meta<typeof Badge>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Hot: Story = { args: { label: 'Hot', glyph: fireFill, tone: 'accent' } };

export const Bonus: Story = { args: { label: '+3%', tone: 'money' } };

export const Selected: Story = { args: { label: 'Today', tone: 'accentSoft' } };

export const OverArtwork: Story = { args: { tone: 'media' } };

/** Every variant that the recipe knows. */
export const Matrix: Story = {
  render: (args) => (
    <RecipeMatrix recipe={badge}>{(variants) => <Badge {...args} {...variants} />}</RecipeMatrix>
  ),
};
