import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { caretRightBold } from '../../icons/games';
import { button } from '../../primitives/Button/Button.css';
import { RecipeMatrix } from '../../testing/RecipeMatrix';
import { recipeArgTypes } from '../../testing/recipeArgTypes';
import { Section } from '../Section/Section';
import { LinkButton } from './LinkButton';

const meta = {
  title: 'Patterns/LinkButton',
  component: LinkButton,
  argTypes: recipeArgTypes(button, {
    variant: 'How much it stands out, and what it is about.',
    size: 'How high it is.',
    isBlock: 'As wide as its room.',
    isAtEnd: 'Words alone that end at the edge of their line.',
    isAtStart: 'Words alone that begin where their line does.',
  }),
  args: { href: '/register', children: 'Register' },
} satisfies Meta<typeof LinkButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

export const Tonal: Story = { args: { variant: 'tonal' } };

export const TextLink: Story = { args: { variant: 'text', size: 'md', children: 'Forgot password?' } };

/** At the end of a heading's line: a caret says that it leads on, and ends where the line does. */
export const Onward: Story = {
  args: { variant: 'text', size: 'sm', isAtEnd: true, glyphEnd: caretRightBold, children: 'See all' },
  render: (args) => (
    <Section title="Hot tonight" action={<LinkButton {...args} />}>
      {null}
    </Section>
  ),
  play: async ({ canvas }) => {
    const caret = canvas.getByRole('link').querySelector('svg');
    const line = canvas.getByRole('region', { name: 'Hot tonight' });
    await expect(caret?.getBoundingClientRect().right).toBe(line.getBoundingClientRect().right);
  },
};

/** Every variant that the recipe knows. */
export const Matrix: Story = {
  render: (args) => (
    <RecipeMatrix recipe={button}>{(variants) => <LinkButton {...args} {...variants} />}</RecipeMatrix>
  ),
};
