import { moneyFromPeso } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { List } from '../../patterns/List/List';
import { RankRow } from './RankRow';

const meta = {
  title: 'Player/RankRow',
  component: RankRow,
  args: { rank: 1, nickname: 'Ma***a', avatarId: 3, friends: 128, earned: moneyFromPeso(12_480.5) },
  decorators: [
    (Story) => (
      <List label="Ranking">
        <Story />
      </List>
    ),
  ],
} satisfies Meta<typeof RankRow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TopTwenty: Story = {
  render: (args) => (
    <>
      {Array.from({ length: 20 }, (_, index) => (
        <RankRow
          key={index}
          {...args}
          rank={index + 1}
          nickname={`Pl***${index + 1}`}
          avatarId={(index % 8) + 1}
          friends={128 - index * 6}
          isOwn={index === 6}
        />
      ))}
    </>
  ),
};

export const OwnPlace: Story = { args: { rank: 7, nickname: 'Al***a', avatarId: 1, isOwn: true } };

export const NotRanked: Story = {
  args: {
    rank: undefined,
    nickname: 'Al***a',
    avatarId: 1,
    friends: 1,
    earned: moneyFromPeso(5),
    isOwn: true,
  },
};

export const LongNickname: Story = { args: { nickname: 'Ma**'.repeat(100), isOwn: true } };

export const LargestAmount: Story = { args: { earned: moneyFromPeso(900_719_925_474.09) } };
