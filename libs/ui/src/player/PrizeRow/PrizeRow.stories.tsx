import { epochSecondsFrom, moneyFromPeso } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { List } from '../../patterns/List/List';
import { PrizeRow } from './PrizeRow';

const meta = {
  title: 'Player/PrizeRow',
  component: PrizeRow,
  args: {
    prize: { kind: 'cash', amount: moneyFromPeso(88) },
    at: epochSecondsFrom(1_763_644_094),
    event: 'Lucky draw',
  },
  render: (args) => (
    <List label="Prizes">
      <PrizeRow {...args} />
    </List>
  ),
} satisfies Meta<typeof PrizeRow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const EveryPrize: Story = {
  render: (args) => (
    <List label="Prizes">
      <PrizeRow {...args} />
      <PrizeRow {...args} prize={{ kind: 'thanks' }} />
      <PrizeRow {...args} prize={{ kind: 'cash', amount: moneyFromPeso(8) }} />
      <PrizeRow {...args} prize={{ kind: 'mystery', amount: moneyFromPeso(28) }} />
      <PrizeRow {...args} prize={{ kind: 'fixed', amount: moneyFromPeso(140) }} />
    </List>
  ),
};

export const Cash: Story = {};

export const TowardsGoal: Story = { args: { isTowardsGoal: true } };

export const WithoutEvent: Story = { args: { event: undefined } };

export const NotOpenedYet: Story = {
  args: { prize: { kind: 'mystery' }, isWaiting: true, onPress: () => undefined },
};
