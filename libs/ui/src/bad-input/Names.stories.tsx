import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { magnifyingGlassRegular } from '../icons/games';
import { Sky } from '../patterns/Sky/Sky';
import { HomeHeader } from '../player/HomeHeader/HomeHeader';
import { PlayerBadge } from '../player/HomeHeader/PlayerBadge';
import { ProfileHead } from '../player/ProfileHead/ProfileHead';
import { IconButton } from '../primitives/IconButton/IconButton';

interface NameProps {
  /** What the player is called. */
  readonly nickname: string;
  /** Where the name stands. */
  readonly place: 'home' | 'profile';
}

function Name({ nickname, place }: NameProps) {
  return (
    <Sky>
      {place === 'home' ? (
        <HomeHeader
          start={
            <PlayerBadge
              nickname={nickname}
              avatarId={1}
              vipLevel={3}
              greeting="Good evening"
              href="/user"
              statusHref="/user/vip"
            />
          }
          actions={<IconButton glyph={magnifyingGlassRegular} label="Search games" />}
        />
      ) : (
        <ProfileHead
          nickname={nickname}
          userId="10482219"
          avatarId={1}
          tags={['VIP 3', 'Phone bound']}
          onCopyId={() => undefined}
        />
      )}
    </Sky>
  );
}

const letters = 'Pagkakatagpo'.repeat(34).slice(0, 400);
const otherScripts = 'Zál̸g̴o שלום 👩🏽‍🚀 ᜃᜒᜐ᜔ᜎᜉ᜔';

const meta = {
  title: 'Bad input/Names',
  component: Name,
  args: { place: 'home' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(
      window.innerWidth,
    );
  },
} satisfies Meta<typeof Name>;

export default meta;

type Story = StoryObj<typeof meta>;

/** One line in the head of home; the whole name is still read aloud. */
export const FourHundredLetters: Story = { args: { nickname: letters } };

/** Two lines. */
export const FourHundredLettersOnTheProfile: Story = { args: { nickname: letters, place: 'profile' } };

export const None: Story = { args: { nickname: '' } };

/** The number of the account stands in for the name. */
export const NoneOnTheProfile: Story = { args: { nickname: '', place: 'profile' } };

/** Letters that lean on their neighbours, and text from right to left. */
export const OtherScripts: Story = { args: { nickname: otherScripts } };

export const OtherScriptsOnTheProfile: Story = { args: { nickname: otherScripts, place: 'profile' } };
