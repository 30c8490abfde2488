import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { gearSixRegular } from '../../icons/account';
import { Sky } from '../../patterns/Sky/Sky';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { ProfileHead } from './ProfileHead';

const meta = {
  title: 'Player/ProfileHead',
  component: ProfileHead,
  parameters: { layout: 'fullscreen' },
  args: {
    nickname: 'Althea',
    userId: '10482219',
    avatarId: 1,
    tags: ['VIP 3 Capiz', 'Phone bound'],
    onCopyId: fn(),
    action: <IconButton glyph={gearSixRegular} label="Settings" />,
  },
  render: (args) => (
    <Sky>
      <ProfileHead {...args} />
    </Sky>
  ),
} satisfies Meta<typeof ProfileHead>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Player: Story = {};

export const LongNickname: Story = {
  args: { nickname: 'Maria Althea Bernadette de los Santos', tags: ['VIP 10'] },
};

/** The level leads to its page. */
export const StatusLeads: Story = {
  args: { level: 3, status: { label: 'VIP 3', href: '/user/vip' }, tags: ['Phone bound'] },
};
