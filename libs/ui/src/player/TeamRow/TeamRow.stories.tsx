import { epochSecondsFrom, moneyFromPeso } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { EmptyRecordsScene } from '../../art/scenes/EmptyRecordsScene';
import { EmptyState } from '../../patterns/EmptyState/EmptyState';
import { List } from '../../patterns/List/List';
import { TeamRow } from './TeamRow';

const meta = {
  title: 'Player/TeamRow',
  component: TeamRow,
  args: {
    nickname: 'Ki**',
    avatarId: 4,
    level: 1,
    joinedAt: epochSecondsFrom(1_763_643_730),
    lastActiveOn: '2025-11-20',
    hasDeposited: true,
  },
  decorators: [
    (Story, { parameters }) =>
      parameters['isEmpty'] === true ? (
        <Story />
      ) : (
        <List label="My team">
          <Story />
        </List>
      ),
  ],
} satisfies Meta<typeof TeamRow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Members: Story = {
  render: (args) => (
    <>
      <TeamRow {...args} />
      <TeamRow {...args} nickname="Li***a" avatarId={8} level={2} hasDeposited={false} />
      <TeamRow
        {...args}
        nickname="An**y"
        avatarId={2}
        level={3}
        lastActiveOn={undefined}
        hasDeposited={false}
      />
    </>
  ),
};

/** What stands where nobody has joined yet. */
export const NoMembers: Story = {
  parameters: { isEmpty: true },
  render: () => (
    <EmptyState scene={<EmptyRecordsScene />} title="No Data" text="Share your link to start a team." />
  ),
};

export const WithShares: Story = {
  render: (args) => (
    <>
      <TeamRow {...args} lastActiveOn={undefined} share={moneyFromPeso(18.2)} />
      <TeamRow
        {...args}
        nickname="Li***a"
        avatarId={8}
        lastActiveOn={undefined}
        share={moneyFromPeso(12.05)}
      />
    </>
  ),
};

export const LongNickname: Story = { args: { nickname: 'Ma**'.repeat(100) } };

export const LongNicknameAndLargestShare: Story = {
  args: { nickname: 'Ma**'.repeat(100), share: moneyFromPeso(900_719_925_474.09) },
};
