import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { games } from '../../testing/games';
import { GameGrid } from '../GameGrid/GameGrid';
import { GameTile } from './GameTile';
import type { GameTileFacts } from './GameTile';

const [first = { id: '', name: '', category: '' }] = games(1);

const meta = {
  title: 'Player/GameTile',
  component: GameTile,
  args: { game: first, onOpen: fn(), onToggleFavorite: fn() },
  render: ({ game, onOpen, onToggleFavorite }) => (
    <GameGrid games={[game]} onOpen={onOpen} onToggleFavorite={onToggleFavorite} />
  ),
} satisfies Meta<typeof GameTile>;

export default meta;

type Story = StoryObj<typeof meta>;

const showing = (facts: Partial<GameTileFacts>): Story => ({ args: { game: { ...first, ...facts } } });

export const Hot: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [tile, heart] = canvas.getAllByRole('button');
    if (tile !== undefined) await userEvent.click(tile);
    await expect(args.onOpen).toHaveBeenCalledWith('game-0');
    if (heart !== undefined) await userEvent.click(heart);
    await expect(args.onToggleFavorite).toHaveBeenCalledWith('game-0');
  },
};

export const New: Story = showing({ label: 'new' });

export const Favorite: Story = showing({ isFavorite: true });

export const Resting: Story = showing({ isResting: true, label: undefined });

export const WithoutPicture: Story = showing({ imageUrl: undefined });

export const BrokenPicture: Story = showing({ imageUrl: 'data:image/svg+xml,broken' });

export const LongName: Story = showing({ name: 'Agila laban sa Buwaya at iba pang kuwento' });

export const ForGuests: Story = {
  render: ({ game, onOpen }) => <GameGrid games={[game]} onOpen={onOpen} />,
};
