import { epochSecondsFrom, moneyFromPeso } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { PromotionRules } from './PromotionRules';

const meta = {
  title: 'Player/PromotionRules',
  component: PromotionRules,
  args: {
    whoCanJoin: 'Everybody who has deposited before',
    ratePercent: 10,
    minimum: moneyFromPeso(2000),
    maximum: moneyFromPeso(5000),
    daysUsed: { used: 2, of: 7 },
    turnoverTimes: 8,
    games: 'Slots 100%, table games 10%',
    endsAt: epochSecondsFrom(1_764_518_399),
  },
} satisfies Meta<typeof PromotionRules>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AllThatIsKnown: Story = {};

export const LittleSaid: Story = {
  render: () => <PromotionRules ratePercent={100} minimum={moneyFromPeso(100)} />,
};

export const LargestAmounts: Story = {
  args: {
    minimum: moneyFromPeso(900_719_925_474.09),
    maximum: moneyFromPeso(900_719_925_474.09),
    games: 'x'.repeat(400),
  },
};
