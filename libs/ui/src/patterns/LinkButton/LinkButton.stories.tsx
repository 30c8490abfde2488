import type { Meta, StoryObj } from '@storybook/react-vite';

import { button } from '../../primitives/Button/Button.css';
import { RecipeMatrix } from '../../testing/RecipeMatrix';
import { recipeArgTypes } from '../../testing/recipeArgTypes';
import { LinkButton } from './LinkButton';

const meta = {
  title: 'Patterns/LinkButton',
  component: LinkButton,
  argTypes: recipeArgTypes(button, {
    variant: 'How much it stands out, and what it is about.',
    size: 'How high it is.',
    isBlock: 'As wide as its room.',
  }),
  args: { href: '/register', children: 'Register' },
} satisfies Meta<typeof LinkButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

export const Tonal: Story = { args: { variant: 'tonal' } };

export const TextLink: Story = { args: { variant: 'text', size: 'md', children: 'Forgot password?' } };

/** Every variant that the recipe knows. */
export const Matrix: Story = {
  render: (args) => (
    <RecipeMatrix recipe={button}>{(variants) => <LinkButton {...args} {...variants} />}</RecipeMatrix>
  ),
};
