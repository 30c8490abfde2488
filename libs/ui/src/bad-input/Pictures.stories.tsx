import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { Avatar } from '../art/avatars/Avatar';
import { PayMark } from '../art/pay/PayMark';
import { VipBadge } from '../art/vip/VipBadge';
import { Banner } from '../player/Banner/Banner';
import { GameGrid } from '../player/GameGrid/GameGrid';
import { Inline } from '../primitives/Inline/Inline';
import { Stack } from '../primitives/Stack/Stack';
import { games } from '../testing/games';

/** An address that holds no picture, and asks nobody for it. */
const broken = 'data:image/png;base64,AAAA';
const nothing = () => undefined;

function Pictures() {
  return (
    <Stack gap={5}>
      <Banner alt="" overline="Welcome gift" title="Up to 120%" imageUrl={broken} onPress={nothing} />
      <Banner alt="Weekend rebate, Saturday and Sunday" imageUrl={broken} onPress={nothing} />
      <GameGrid
        games={games(3).map((game, index) => ({ ...game, imageUrl: index === 0 ? undefined : broken }))}
        onOpen={nothing}
      />
      <Inline>
        <Avatar id={99} size={64} label="A face that is not there" />
        <PayMark mode="a-mode-nobody-knows" />

        <VipBadge level={99} label="A level that is not there" />
      </Inline>
    </Stack>
  );
}

const meta = {
  title: 'Bad input/Pictures',
  component: Pictures,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('Weekend rebate, Saturday and Sunday')).toBeVisible());
    await waitFor(() => expect(canvasElement.querySelectorAll(`img[src="${broken}"]`)).toHaveLength(0));
  },
} satisfies Meta<typeof Pictures>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A banner keeps its words, a game its name, and a code that is not known shows the general drawing. */
export const Absent: Story = {};
