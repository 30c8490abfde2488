import { epochSecondsFrom, moneyFromPeso, zeroMoney } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { List } from '../../patterns/List/List';
import { TurnoverTask } from './TurnoverTask';

const now = 1_763_643_873;
const status = (needed: number | string, done: number | string) => ({
  neededTurnover: moneyFromPeso(needed),
  doneTurnover: moneyFromPeso(done),
});

const meta = {
  title: 'Player/TurnoverTask',
  component: TurnoverTask,
  args: {
    title: 'First 5 deposits, deposit 3',
    at: epochSecondsFrom(now),
    amount: moneyFromPeso(960),
    times: 3,
    status: status(2880, '2077.5'),
    state: 'running',
  },
  render: (args) => (
    <List label="Turnover">
      <TurnoverTask {...args} />
    </List>
  ),
} satisfies Meta<typeof TurnoverTask>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Running: Story = {};

export const NotBegun: Story = { args: { status: status(2880, 0) } };

export const Done: Story = {
  args: {
    title: 'Weekly VIP gift',
    status: status(88, 88),
    amount: moneyFromPeso(88),
    times: 1,
    state: 'done',
  },
};

export const Void: Story = { args: { state: 'void' } };

export const EndsLater: Story = {
  args: { end: { at: epochSecondsFrom(now + 86_400), now: epochSecondsFrom(now) } },
};

/** The operator still calls it running. */
export const EndIsPast: Story = {
  args: { end: { at: epochSecondsFrom(now - 86_400), now: epochSecondsFrom(now) } },
};

export const Several: Story = {
  render: (args) => (
    <List label="Turnover">
      <TurnoverTask {...args} />
      <TurnoverTask {...args} title="Weekly VIP gift" status={status(88, 88)} state="done" />
      <TurnoverTask {...args} title="Deposit" status={status(900, 450)} times={1} />
      <TurnoverTask {...args} title="Check-in, 3 days" status={status('69.5', 0)} state="void" />
    </List>
  ),
};

export const AbsurdAmount: Story = {
  args: {
    title: 'Isang napakahabang pangalan ng bonus na galing sa operator',
    amount: moneyFromPeso('900719925474.09'),
    times: 99,
    status: { neededTurnover: moneyFromPeso('900719925474.09'), doneTurnover: zeroMoney },
  },
};
