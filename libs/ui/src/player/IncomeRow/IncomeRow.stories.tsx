import { moneyFromPeso } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { List } from '../../patterns/List/List';
import { IncomeRow } from './IncomeRow';

const meta = {
  title: 'Player/IncomeRow',
  component: IncomeRow,
  args: {
    day: '2025-11-19',
    level: 1,
    turnover: moneyFromPeso(6420.5),
    ratePercent: 0.3,
    amount: moneyFromPeso(19.26),
    state: 'toClaim',
  },
  decorators: [
    (Story) => (
      <List label="Income">
        <Story />
      </List>
    ),
  ],
} satisfies Meta<typeof IncomeRow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ToClaim: Story = {};

/** Yesterday's, before six in the morning. */
export const Closed: Story = { args: { state: 'closed' } };

export const Claimed: Story = { args: { state: 'claimed' } };

export const ThreeLevels: Story = {
  render: (args) => (
    <>
      <IncomeRow {...args} />
      <IncomeRow {...args} level={2} ratePercent={0.1} amount={moneyFromPeso(1.28)} state="claimed" />
      <IncomeRow {...args} level={3} ratePercent={0.05} amount={moneyFromPeso(0)} state="claimed" />
    </>
  ),
};

export const LargestAmounts: Story = {
  args: { turnover: moneyFromPeso(900_719_925_474.09), amount: moneyFromPeso(900_719_925_474.09) },
};
