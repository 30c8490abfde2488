import type { Meta, StoryObj } from '@storybook/react-vite';

import { Logo } from '../../art/brand/Logo';
import { envelopeSimpleRegular } from '../../icons/actions';
import { globeRegular } from '../../icons/frame';
import { magnifyingGlassRegular } from '../../icons/games';
import { Sky } from '../../patterns/Sky/Sky';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { LinkButton } from '../../patterns/LinkButton/LinkButton';
import { HomeHeader } from './HomeHeader';
import { PlayerBadge } from './PlayerBadge';

const meta = {
  title: 'Player/HomeHeader',
  component: HomeHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    start: <Logo name="Kislap" />,
    actions: (
      <>
        <IconButton glyph={globeRegular} label="Language: English" />
        <LinkButton href="/login" variant="text" size="md">
          Log in
        </LinkButton>
        <LinkButton href="/register" size="sm">
          Register
        </LinkButton>
      </>
    ),
  },
  render: (args) => (
    <Sky>
      <HomeHeader {...args} />
    </Sky>
  ),
} satisfies Meta<typeof HomeHeader>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Guest: Story = {};

export const Player: Story = {
  args: {
    start: (
      <PlayerBadge
        nickname="Althea"
        avatarId={1}
        vipLevel={3}
        greeting="Good evening"
        href="/user"
        statusHref="/user/vip"
      />
    ),
    actions: (
      <>
        <IconButton glyph={envelopeSimpleRegular} label="Mail, 3 unread" count={3} />
        <IconButton glyph={magnifyingGlassRegular} label="Search games" />
      </>
    ),
  },
};
