import { moneyFromPeso } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { TeamTiles } from './TeamTiles';

const meta = {
  title: 'Player/TeamTiles',
  component: TeamTiles,
  args: {
    levels: [
      { level: 1, members: 24, activeToday: 9, turnover: moneyFromPeso(6420.5) },
      { level: 2, members: 41, activeToday: 12, turnover: moneyFromPeso(1288) },
      { level: 3, members: 7, activeToday: 0, turnover: moneyFromPeso(0) },
    ],
  },
} satisfies Meta<typeof TeamTiles>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeLevels: Story = {};

export const Nobody: Story = {
  args: {
    levels: [1, 2, 3].map((level) => ({ level, members: 0, activeToday: 0, turnover: moneyFromPeso(0) })),
  },
};

export const LargestAmounts: Story = {
  args: {
    levels: [1, 2, 3].map((level) => ({
      level,
      members: 1_000_000,
      activeToday: 999_999,
      turnover: moneyFromPeso(900_719_925_474.09),
    })),
  },
};

export const Loading: Story = { args: { levels: undefined } };
