import { moneyFromPeso, zeroMoney } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { Sky } from '../../patterns/Sky/Sky';
import { Button } from '../../primitives/Button/Button';
import { Text } from '../../primitives/Text/Text';
import { DrawGoal } from './DrawGoal';

const meta = {
  title: 'Player/DrawGoal',
  component: DrawGoal,
  args: {
    collected: moneyFromPeso(62.5),
    goal: moneyFromPeso(100),
    children: (
      <Text size="cap" tone="muted">
        Ends in 2 d 4 h
      </Text>
    ),
  },
  decorators: [
    (Story) => (
      <Sky>
        <Story />
      </Sky>
    ),
  ],
} satisfies Meta<typeof DrawGoal>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Running: Story = {};

export const NothingYet: Story = { args: { collected: zeroMoney } };

export const Reached: Story = {
  args: { collected: moneyFromPeso(100), children: <Button>Move to balance</Button> },
};

export const Loading: Story = { args: { collected: undefined, goal: undefined, children: undefined } };
