import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { gamePictures } from '../../testing/gamePictures';
import { FloatingAd } from './FloatingAd';

const meta = {
  title: 'Player/FloatingAd',
  component: FloatingAd,
  args: {
    imageUrl: gamePictures[0] ?? '',
    label: 'Lucky draw',
    onPress: fn(),
    closeLabel: 'Hide for today',
    onClose: fn(),
  },
} satisfies Meta<typeof FloatingAd>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InTheCorner: Story = {};
