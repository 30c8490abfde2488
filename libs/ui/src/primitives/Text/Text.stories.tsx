import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Stack } from '../Stack/Stack';
import { RecipeMatrix } from '../../testing/RecipeMatrix';
import { recipeArgTypes } from '../../testing/recipeArgTypes';
import { Text } from './Text';
import { text } from './Text.css';

const meta = {
  title: 'Primitives/Text',
  component: Text,
  argTypes: recipeArgTypes(text, {
    size: 'A step of the scale of type; `amt` and larger are for amounts.',
    tone: 'Its colour by what it means.',
    align: 'Where its lines stand.',
    isStrong: 'Heavier letters.',
    hasTwoLines: 'Room for two lines, though it may take one.',
    isBalanced: 'In lines of about one length.',
    isTabular: 'Digits of one width, so that amounts stand under each other.',
    isTruncated: 'One line, cut with an ellipsis.',
    isOneLine: 'Never broken into lines.',
  }),
  args: { children: 'Log in to see your balance and rewards.' },
} satisfies Meta<typeof Text>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <Stack gap={2}>
      {(['display', 'head', 'title', 'titleSm', 'md', 'sm', 'cap', 'micro'] as const).map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};

export const Tones: Story = {
  render: (args) => (
    <Stack gap={2}>
      {(['default', 'muted', 'faint', 'accent', 'money', 'pending', 'failed'] as const).map((tone) => (
        <Text key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};

/** No word is left alone on the last line. */
export const Balanced: Story = {
  args: {
    align: 'center',
    isBalanced: true,
    children: 'You missed a day. Deposit ₱100.00 more today to repair day 2. Check in after that.',
  },
  render: (args) => (
    <div style={{ width: '300px' }}>
      <Text {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const lines = document.createRange();
    lines.selectNodeContents(within(canvasElement).getByText(/You missed a day/));
    const widths = [...lines.getClientRects()].map(({ width }) => width);
    await expect(widths.length).toBeGreaterThan(1);
    await expect(Math.min(...widths)).toBeGreaterThan(Math.max(...widths) * 0.6);
  },
};

/** What stands below does not move when the words come, in one line or two. */
export const RoomForTwoLines: Story = {
  args: { hasTwoLines: true, isBalanced: true, size: 'sm' },
  render: (args) => (
    <Stack gap={2}>
      <Text {...args}>{''}</Text>
      <Text {...args} />
      <Text {...args}>30 days: deposited ₱2,500.00, withdrawn ₱1,000.00, net ₱1,500.00</Text>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll('p')].map((line) => line.clientHeight);
    await expect(heights.length).toBe(3);
    await expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1);
  },
};

export const Truncated: Story = { args: { isTruncated: true, children: 'Mayon Blaze '.repeat(20) } };

/** Every variant that the recipe knows. */
export const Matrix: Story = {
  args: { children: '₱1,260' },
  render: (args) => (
    <RecipeMatrix recipe={text}>{(variants) => <Text {...args} {...variants} />}</RecipeMatrix>
  ),
};
