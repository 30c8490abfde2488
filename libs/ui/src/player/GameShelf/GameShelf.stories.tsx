import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { heartRegular } from '../../icons/games';
import { AppFrame } from '../../patterns/AppFrame/AppFrame';
import { PageFrame } from '../../patterns/PageFrame/PageFrame';
import { games } from '../../testing/games';
import { GameShelf } from './GameShelf';

const meta = {
  title: 'Player/GameShelf',
  component: GameShelf,
  parameters: { layout: 'fullscreen' },
  args: { games: games(9), onOpen: fn() },
  render: (args) => (
    <AppFrame>
      <PageFrame>
        <GameShelf {...args} />
      </PageFrame>
    </AppFrame>
  ),
} satisfies Meta<typeof GameShelf>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Nine: Story = { args: { onToggleFavorite: fn() } };

/** Fewer than fit stand at the start, as large as on any other shelf. */
export const Two: Story = { args: { games: games(2), onToggleFavorite: fn() } };

/** A line that is hardly begun says how it fills. */
export const One: Story = {
  args: {
    games: games(1),
    onToggleFavorite: fn(),
    more: { glyph: heartRegular, label: 'Tap the heart on a game to save it here', href: '/games' },
  },
};

export const ForGuests: Story = {};
