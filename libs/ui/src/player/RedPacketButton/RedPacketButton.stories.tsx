import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { RedPacketButton } from './RedPacketButton';

const meta = {
  title: 'Player/RedPacketButton',
  component: RedPacketButton,
  args: { onPress: fn() },
} satisfies Meta<typeof RedPacketButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
