import { moneyFromPeso } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import type { LadderStep } from './DepositLadder';
import { DepositLadder } from './DepositLadder';

const step = (
  level: number,
  need: number,
  gift: number,
  state: LadderStep['state'],
  have = 740,
): LadderStep => ({
  level,
  need: moneyFromPeso(need),
  have: moneyFromPeso(have),
  gift: moneyFromPeso(gift),
  state,
});

const meta = {
  title: 'Player/DepositLadder',
  component: DepositLadder,
  args: {
    label: 'Deposit gifts of today',
    steps: [
      step(1, 200, 5, 'claimed'),
      step(2, 500, 15, 'ready'),
      step(3, 2000, 80, 'locked'),
      step(4, 10_000, 500, 'locked'),
    ],
    onClaim: fn(),
  },
} satisfies Meta<typeof DepositLadder>;

export default meta;

type Story = StoryObj<typeof meta>;

export const PartlyClaimed: Story = {};

export const NothingDeposited: Story = {
  args: { steps: [step(1, 200, 5, 'locked', 0), step(2, 500, 15, 'locked', 0)] },
};

export const Claiming: Story = { args: { steps: [step(1, 200, 5, 'claiming'), step(2, 500, 15, 'ready')] } };

export const AllClaimed: Story = {
  args: { steps: [step(1, 200, 5, 'claimed', 10_000), step(2, 500, 15, 'claimed', 10_000)] },
};

export const LargestAmounts: Story = {
  args: { steps: [step(1, 900_719_925_474.09, 900_719_925_474.09, 'ready', 900_719_925_474.09)] },
};

export const Loading: Story = { args: { steps: undefined } };
