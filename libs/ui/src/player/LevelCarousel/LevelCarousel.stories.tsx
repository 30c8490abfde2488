import { moneyFromPeso, zeroMoney } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { LevelCarousel } from './LevelCarousel';

const levels = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((level) => ({
  level,
  levelUpGift: level === 0 ? zeroMoney : moneyFromPeso(level * 88),
  dailyGift: level < 3 ? zeroMoney : moneyFromPeso(level * 2),
  weeklyGift: level < 2 ? zeroMoney : moneyFromPeso(level * 18),
  monthlyGift: level === 0 ? zeroMoney : moneyFromPeso(level * 58),
  rebate: (4 + level) / 10,
  dailyWithdrawal: moneyFromPeso(50_000 * (level + 1)),
  dailyWithdrawals: 3 + level,
}));

const meta = {
  title: 'Player/LevelCarousel',
  component: LevelCarousel,
  args: { levels, current: 3 },
} satisfies Meta<typeof LevelCarousel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OwnLevelFirst: Story = {};

export const Guest: Story = { args: { current: undefined } };

export const HighestLevel: Story = { args: { current: 8 } };
