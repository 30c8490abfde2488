import type { Meta, StoryObj } from '@storybook/react-vite';

import { GarlandStepper } from './GarlandStepper';

const meta = {
  title: 'Player/GarlandStepper',
  component: GarlandStepper,
  args: {
    steps: [
      { rate: '120%', word: '(Used)', state: 'used' },
      { rate: '100%', word: '(Used)', state: 'used' },
      { rate: '80%', word: 'Now', state: 'now' },
      { rate: '60%', word: '', state: 'next' },
      { rate: '50%', word: '', state: 'next' },
    ],
  },
} satisfies Meta<typeof GarlandStepper>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ThirdOfFive: Story = {};

export const First: Story = {
  args: {
    steps: [
      { rate: '120%', word: 'Now', state: 'now' },
      { rate: '100%', word: '', state: 'next' },
      { rate: '80%', word: '', state: 'next' },
      { rate: '60%', word: '', state: 'next' },
      { rate: '50%', word: '', state: 'next' },
    ],
  },
};
