import { epochSecondsFrom, moneyFromPeso } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { List } from '../../patterns/List/List';
import { StatementRow } from './StatementRow';

const meta = {
  title: 'Player/StatementRow',
  component: StatementRow,
  args: {
    kind: 'deposit',
    at: epochSecondsFrom(1_763_643_873),
    amount: moneyFromPeso(1000),
    balanceAfter: moneyFromPeso('12480.5'),
  },
  render: (args) => (
    <List label="Statement">
      <StatementRow {...args} />
    </List>
  ),
} satisfies Meta<typeof StatementRow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const MoneyIn: Story = {};

export const MoneyOut: Story = { args: { kind: 'withdrawal', amount: moneyFromPeso(-500) } };

export const EveryKind: Story = {
  render: (args) => (
    <List label="Statement">
      <StatementRow {...args} />
      <StatementRow {...args} kind="withdrawal" amount={moneyFromPeso(-500)} />
      <StatementRow {...args} kind="bet" gameName="Color Perya" amount={moneyFromPeso(-20)} />
      <StatementRow {...args} kind="win" gameName="Color Perya" amount={moneyFromPeso(64)} />
      <StatementRow {...args} kind="bonus" amount={moneyFromPeso('88.5')} />
      <StatementRow {...args} kind="refund" amount={moneyFromPeso(20)} />
      <StatementRow {...args} kind="other" amount={moneyFromPeso('-0.01')} />
    </List>
  ),
};

export const LongGameName: Story = {
  args: { kind: 'win', gameName: 'Ang Dakilang Parada ng mga Parol sa Pampanga', amount: moneyFromPeso(64) },
};

export const GameNotTold: Story = { args: { kind: 'bet', amount: moneyFromPeso(-20) } };

export const BalanceNotTold: Story = { args: { balanceAfter: undefined } };

export const Pressable: Story = { args: { onPress: fn() } };

export const AbsurdAmount: Story = {
  args: { amount: moneyFromPeso('-900719925474.09'), balanceAfter: moneyFromPeso('900719925474.09') },
};
