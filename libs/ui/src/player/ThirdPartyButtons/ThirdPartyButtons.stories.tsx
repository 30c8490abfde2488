import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { gamePictures } from '../../testing/gamePictures';
import { ThirdPartyButtons } from './ThirdPartyButtons';

const meta = {
  title: 'Player/ThirdPartyButtons',
  component: ThirdPartyButtons,
  args: {
    providers: [
      { code: 'one', name: 'Bituin ID', markUrl: gamePictures[1] },
      { code: 'two', name: 'Alon', markUrl: gamePictures[2] },
    ],
    onChoose: fn(),
  },
} satisfies Meta<typeof ThirdPartyButtons>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Alon/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('two');
  },
};

/** Names alone share one line, so that what stands below stays in sight. */
export const Three: Story = {
  args: {
    providers: [
      { code: 'google', name: 'Google' },
      { code: 'facebook', name: 'Facebook' },
      { code: 'telegram', name: 'Telegram' },
    ],
  },
};

export const Opening: Story = { args: { openingCode: 'one' } };

export const WithoutMarks: Story = {
  args: { providers: [{ code: 'one', name: 'Ang pinakamahabang pangalan ng serbisyo' }] },
};

/** An operator who offers none: nothing is drawn. */
export const None: Story = { args: { providers: [] } };
