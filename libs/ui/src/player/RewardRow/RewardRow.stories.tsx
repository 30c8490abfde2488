import { moneyFromPeso } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { List } from '../../patterns/List/List';
import { RewardRow } from './RewardRow';

const meta = {
  title: 'Player/RewardRow',
  component: RewardRow,
  args: {
    picture: 'stack',
    need: moneyFromPeso(5000),
    have: moneyFromPeso(2140),
    reward: moneyFromPeso(38),
    state: 'locked',
    onReceive: fn(),
  },
  render: (args) => (
    <List label="Today">
      <RewardRow {...args} />
    </List>
  ),
} satisfies Meta<typeof RewardRow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Locked: Story = {};

export const Claim: Story = { args: { picture: 'coin', need: moneyFromPeso(2000), state: 'claim' } };

export const Receiving: Story = { args: { state: 'claim', isReceiving: true } };

export const Received: Story = { args: { picture: 'coin', state: 'received' } };

export const Ladder: Story = {
  render: (args) => (
    <List label="Today">
      <RewardRow
        {...args}
        picture="coin"
        need={moneyFromPeso(500)}
        reward={moneyFromPeso(3)}
        state="received"
      />
      <RewardRow
        {...args}
        picture="coin"
        need={moneyFromPeso(2000)}
        reward={moneyFromPeso(12)}
        state="claim"
      />
      <RewardRow {...args} />
      <RewardRow {...args} picture="basket" need={moneyFromPeso(20_000)} reward={moneyFromPeso(168)} />
      <RewardRow {...args} picture="chest" need={moneyFromPeso(50_000)} reward={moneyFromPeso(488)} />
    </List>
  ),
};

export const AbsurdAmount: Story = {
  args: { need: moneyFromPeso('900719925474.09'), reward: moneyFromPeso('900719925474.09') },
};
