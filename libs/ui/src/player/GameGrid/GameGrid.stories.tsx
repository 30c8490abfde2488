import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { AppFrame } from '../../patterns/AppFrame/AppFrame';
import { PageFrame } from '../../patterns/PageFrame/PageFrame';
import { games } from '../../testing/games';
import { GameGrid } from './GameGrid';
import { GameGridSkeleton } from './GameGridSkeleton';

const meta = {
  title: 'Player/GameGrid',
  component: GameGrid,
  parameters: { layout: 'fullscreen' },
  args: { games: games(24), onOpen: fn(), onToggleFavorite: fn() },
  render: (args) => (
    <AppFrame>
      <PageFrame isWide>
        <GameGrid {...args} />
      </PageFrame>
    </AppFrame>
  ),
} satisfies Meta<typeof GameGrid>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TwentyFour: Story = {};

export const OnItsWay: Story = {
  render: () => (
    <AppFrame>
      <PageFrame>
        <GameGridSkeleton />
      </PageFrame>
    </AppFrame>
  ),
};

/** Two thousand games; the document holds those near the screen. */
export const TwoThousand: Story = {
  args: { games: games(2000) },
  play: async ({ canvasElement }) => {
    await waitFor(async () => {
      const tiles = canvasElement.querySelectorAll('img').length;
      await expect(tiles).toBeGreaterThan(3);
      await expect(tiles).toBeLessThan(60);
    });
  },
};
