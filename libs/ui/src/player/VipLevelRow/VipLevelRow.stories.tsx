import { moneyFromPeso } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { List } from '../../patterns/List/List';
import { VipLevelRow } from './VipLevelRow';

const meta = {
  title: 'Player/VipLevelRow',
  component: VipLevelRow,
  args: {
    level: 3,
    gift: moneyFromPeso(388),
    state: { type: 'ready', toBet: moneyFromPeso(388), onReceive: fn() },
  },
  render: (args) => (
    <List label="Levels">
      <VipLevelRow {...args} />
    </List>
  ),
} satisfies Meta<typeof VipLevelRow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Receiving: Story = { args: { state: { type: 'ready', onReceive: fn(), isReceiving: true } } };

export const Received: Story = { args: { level: 1, gift: moneyFromPeso(18), state: { type: 'received' } } };

export const Locked: Story = {
  args: {
    level: 7,
    state: {
      type: 'locked',
      needed: { deposits: moneyFromPeso(120_000), turnover: moneyFromPeso(1_200_000) },
    },
  },
};

export const ComesNext: Story = {
  args: {
    level: 4,
    state: {
      type: 'locked',
      missing: { deposits: moneyFromPeso(3500), turnover: moneyFromPeso('17859.66') },
    },
  },
};

export const ByInvitation: Story = { args: { level: 9, state: { type: 'locked' } } };

export const AllLevels: Story = {
  render: () => (
    <List label="Levels">
      <VipLevelRow level={1} gift={moneyFromPeso(18)} state={{ type: 'received' }} />
      <VipLevelRow level={2} gift={moneyFromPeso(58)} state={{ type: 'received' }} />
      <VipLevelRow level={3} gift={moneyFromPeso(388)} state={{ type: 'ready', onReceive: fn() }} />
      <VipLevelRow
        level={4}
        gift={moneyFromPeso(588)}
        state={{
          type: 'locked',
          needed: { deposits: moneyFromPeso(8000), turnover: moneyFromPeso(80_000) },
        }}
      />
      <VipLevelRow level={9} gift={moneyFromPeso(8888)} state={{ type: 'locked' }} />
    </List>
  ),
};
