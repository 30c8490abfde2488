import type { Meta, StoryObj } from '@storybook/react-vite';

import { StepList } from './StepList';

const meta = {
  title: 'Patterns/StepList',
  component: StepList,
  args: {
    label: 'How it works',
    steps: [
      'Choose this promotion on the deposit screen.',
      'Deposit ₱2,000.00 or more in one payment.',
      'You get the bonus with your deposit. Bet it five times, then withdraw.',
    ],
  },
} satisfies Meta<typeof StepList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeSteps: Story = {};

export const LongWords: Story = {
  args: {
    steps: ['Kailangan mo pa ng kaunting turnover bago makapag-withdraw. '.repeat(4), 'x'.repeat(400)],
  },
};
