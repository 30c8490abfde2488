import { epochSecondsFrom, moneyFromPeso } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { RebateHeadings, RebateRow } from './RebateRow';

const day = 86_400;
const lastMidnight = 1_763_567_999;

const meta = {
  title: 'Player/RebateRow',
  component: RebateRow,
  args: {
    at: epochSecondsFrom(lastMidnight),
    turnover: moneyFromPeso(8420),
    amount: moneyFromPeso(50.52),
  },
} satisfies Meta<typeof RebateRow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OneDay: Story = {};

export const History: Story = {
  render: (args) => (
    <>
      <RebateHeadings />
      <RebateRow {...args} />
      <RebateRow
        at={epochSecondsFrom(lastMidnight - day)}
        turnover={moneyFromPeso(12_300)}
        amount={moneyFromPeso(73.8)}
      />
      <RebateRow
        at={epochSecondsFrom(lastMidnight - 2 * day)}
        turnover={moneyFromPeso(1_204_050)}
        amount={moneyFromPeso(7224.3)}
      />
    </>
  ),
};
