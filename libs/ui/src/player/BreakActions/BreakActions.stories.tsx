import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Stack } from '../../primitives/Stack/Stack';
import { Text } from '../../primitives/Text/Text';
import { BreakActions } from './BreakActions';

const meta = {
  title: 'Player/BreakActions',
  component: BreakActions,
  args: { confirmLabel: 'Exclude me for 6 months', onConfirm: fn(), onKeepOpen: fn() },
} satisfies Meta<typeof BreakActions>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const NotYet: Story = {
  args: { blockedBy: 'why' },
  render: (args) => (
    <Stack gap={2}>
      <Text id="why" size="sm" tone="muted">
        Tick the box to continue.
      </Text>
      <BreakActions {...args} />
    </Stack>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Exclude/ }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Confirming: Story = { args: { isConfirming: true } };
