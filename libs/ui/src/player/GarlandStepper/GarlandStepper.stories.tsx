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

/** Words that are longer than a step is wide: they are said once, in one line. */
export const LongWords: Story = {
  args: {
    steps: [
      { rate: '120%', word: '(Nagamit na)', state: 'used' },
      { rate: '100%', word: '(Nagamit na)', state: 'used' },
      { rate: '80%', word: 'Ngayon', state: 'now' },
      { rate: '60%', word: '', state: 'next' },
      { rate: '50%', word: '', state: 'next' },
    ],
  },
};
