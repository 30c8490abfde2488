import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { arrowClockwiseRegular } from '../../icons/games';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { RecipeMatrix } from '../../testing/RecipeMatrix';
import { recipeArgTypes } from '../../testing/recipeArgTypes';
import { Button } from './Button';
import { button } from './Button.css';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  argTypes: recipeArgTypes(button, {
    variant: 'How much it stands out, and what it is about.',
    size: 'How high it is.',
    isBlock: 'As wide as its room.',
    isAtEnd: 'Words alone that end at the edge of their line.',
    isAtStart: 'Words alone that begin where their line does.',
  }),
  args: { children: 'Submit', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ args, argTypes, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).toHaveBeenCalledOnce();
    // The table: what the recipe and the element bring has its sentence too.
    await expect(argTypes.variant?.table?.defaultValue?.summary).toBe("'primary'");
    await expect(argTypes.onClick?.description).toBe('The player pressed it.');
    await expect(argTypes.children?.control).toEqual({ type: 'text' });
  },
};

export const Variants: Story = {
  render: (args) => (
    <Inline wrap>
      {(['primary', 'tonal', 'outline', 'text', 'quiet', 'danger', 'money'] as const).map((variant) => (
        <Button key={variant} {...args} variant={variant} />
      ))}
    </Inline>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Inline wrap>
      {(['lg', 'md', 'sm'] as const).map((size) => (
        <Button key={size} {...args} size={size} variant="tonal" />
      ))}
    </Inline>
  ),
};

export const Block: Story = { args: { isBlock: true } };

export const WithIcon: Story = {
  args: { glyph: arrowClockwiseRegular, variant: 'tonal', children: 'Try again' },
};

export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Blocked: Story = {
  args: { blockedBy: 'why', isBlock: true },
  render: (args) => (
    <Stack gap={2}>
      <Button {...args} />
      <Text id="why" size="cap" tone="faint" align="center">
        Enter an amount to continue.
      </Text>
    </Stack>
  ),
};

/** Every variant that the recipe knows. */
export const Matrix: Story = {
  render: (args) => (
    <RecipeMatrix recipe={button}>{(variants) => <Button {...args} {...variants} />}</RecipeMatrix>
  ),
};
