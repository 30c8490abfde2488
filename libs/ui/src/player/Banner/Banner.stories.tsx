import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { gamePictures } from '../../testing/gamePictures';
import { Banner } from './Banner';

const meta = {
  title: 'Player/Banner',
  component: Banner,
  args: {
    alt: '',
    overline: 'Welcome gift',
    title: 'Up to 120% on your first 5 deposits',
    call: 'See how it works',
    onPress: fn(),
  },
} satisfies Meta<typeof Banner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WordsAlone: Story = {};

export const OverAPicture: Story = { args: { imageUrl: gamePictures[0] } };

/** What a whole screen is about stands as large as the screen allows. */
export const Hero: Story = { args: { imageUrl: gamePictures[0], shape: 'hero' } };

export const PictureAlone: Story = {
  render: ({ onPress }) => (
    <Banner imageUrl={gamePictures[3]} alt="Weekend rebate, Saturday and Sunday" onPress={onPress} />
  ),
};
