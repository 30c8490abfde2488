import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { RedEnvelope } from '../../art/gifts/RedEnvelope';
import { gamePictures } from '../../testing/gamePictures';
import { OfferRow } from './OfferRow';

const onClose = fn();
const meta = {
  title: 'Player/OfferRow',
  component: OfferRow,
  args: {
    imageUrl: gamePictures[0] ?? '',
    label: 'Lucky draw',
    onPress: fn(),
    close: { label: 'Hide for today', onPress: onClose },
  },
} satisfies Meta<typeof OfferRow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const CanBeSentAway: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide for today' }));
    await expect(onClose).toHaveBeenCalledOnce();
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const Drawn: Story = {
  render: ({ onPress }) => (
    <OfferRow art={<RedEnvelope />} label="A red packet is open for you" onPress={onPress} />
  ),
};

export const LongWords: Story = {
  args: { label: 'Every friend who joins this week adds one spin to your lucky draw of a hundred pesos' },
};
