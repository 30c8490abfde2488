import type { Meta, StoryObj } from '@storybook/react-vite';

import { OptionGroup } from '../../patterns/OptionGroup/OptionGroup';
import { GarlandStepper } from '../GarlandStepper/GarlandStepper';
import { PromotionOption } from './PromotionOption';

const meta = {
  title: 'Player/PromotionOption',
  component: PromotionOption,
  args: { value: '23', title: 'first 5 deposits welcome bonus up to 120%' },
  decorators: [
    (Story) => (
      <OptionGroup label="Activity" layout="rows" value="23" onChange={() => undefined}>
        <Story />
      </OptionGroup>
    ),
  ],
} satisfies Meta<typeof PromotionOption>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  args: {
    caption: 'Get 80% more on deposit 3 of 5',
    tag: 'up to 120%',
    children: (
      <GarlandStepper
        steps={[
          { rate: '120%', word: '(Used)', state: 'used' },
          { rate: '100%', word: '(Used)', state: 'used' },
          { rate: '80%', word: 'Now', state: 'now' },
          { rate: '60%', word: '', state: 'next' },
          { rate: '50%', word: '', state: 'next' },
        ]}
      />
    ),
  },
};

export const Offered: Story = {
  args: { value: '0', title: 'Do not participate', caption: 'No bonus, no extra turnover.' },
};

export const Locked: Story = {
  args: {
    value: '15',
    title: 'recharge happy gift',
    caption: 'Needs ₱2,000.00 or more. Day 2 of 7.',
    isLocked: true,
  },
};
