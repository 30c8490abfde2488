import type { Meta, StoryObj } from '@storybook/react-vite';

import { envelopeSimpleRegular, xBold } from '../../icons/actions';
import { RecipeMatrix } from '../../testing/RecipeMatrix';
import { recipeArgTypes } from '../../testing/recipeArgTypes';
import { IconButton } from './IconButton';
import { iconButton } from './IconButton.css';

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  argTypes: recipeArgTypes(iconButton, {
    variant: 'What stands behind the drawing: nothing, a plane, or a veil over a picture.',
  }),
  args: { glyph: xBold, label: 'Close' },
} satisfies Meta<typeof IconButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Filled: Story = { args: { variant: 'filled' } };

export const WithCount: Story = {
  args: { glyph: envelopeSimpleRegular, label: 'Mail, 3 unread', count: 3, variant: 'filled' },
};

export const ManyUnread: Story = {
  args: { glyph: envelopeSimpleRegular, label: 'Mail, 120 unread', count: 120, variant: 'filled' },
};

export const Loading: Story = { args: { isLoading: true } };

export const Disabled: Story = { args: { disabled: true } };

/** Every variant that the recipe knows. */
export const Matrix: Story = {
  render: (args) => (
    <RecipeMatrix recipe={iconButton}>{(variants) => <IconButton {...args} {...variants} />}</RecipeMatrix>
  ),
};
