import { epochSecondsFrom, moneyFromPeso, zeroMoney } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { AppBar } from '../../patterns/AppBar/AppBar';
import { AppFrame } from '../../patterns/AppFrame/AppFrame';
import { List } from '../../patterns/List/List';
import { PageFrame } from '../../patterns/PageFrame/PageFrame';
import { VirtualList } from '../../patterns/VirtualList/VirtualList';
import { gamePictures } from '../../testing/gamePictures';
import { BetRow } from './BetRow';
import { useBetRefill } from './useBetRefill';

const lastBetAt = 1_763_643_792;

const meta = {
  title: 'Player/BetRow',
  component: BetRow,
  args: {
    game: 'Tarsier Treasure',
    imageUrl: gamePictures[1],
    at: epochSecondsFrom(lastBetAt),
    stake: moneyFromPeso(20),
    win: moneyFromPeso(64),
    state: 'settled',
  },
  render: (args) => (
    <List label="Bets">
      <BetRow {...args} />
    </List>
  ),
} satisfies Meta<typeof BetRow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Won: Story = {};

export const Lost: Story = { args: { win: zeroMoney } };

export const Open: Story = { args: { state: 'open', win: zeroMoney } };

export const Void: Story = { args: { state: 'void', win: zeroMoney } };

export const NoPicture: Story = { args: { imageUrl: undefined } };

export const AbsentPicture: Story = { args: { imageUrl: 'data:image/png;base64,gone' } };

export const Pressable: Story = { args: { onPress: fn() } };

/** As a day looks. */
export const Several: Story = {
  render: (args) => (
    <List label="Bets">
      <BetRow {...args} />
      <BetRow {...args} win={zeroMoney} />
      <BetRow {...args} game="Parol Nights" imageUrl={gamePictures[0]} state="open" />
      <BetRow {...args} game="Mayon Blaze" imageUrl={gamePictures[3]} state="void" />
    </List>
  ),
};

export const AbsurdAmount: Story = {
  args: {
    game: 'Ang pinakamahabang pangalan ng laro na naisip ng isang studio',
    stake: moneyFromPeso('900719925474.09'),
    win: moneyFromPeso('900719925474.09'),
  },
};

const bets = Array.from({ length: 10_000 }, (_, index) => ({
  id: String(index),
  game: `Bet ${index + 1}`,
  imageUrl: gamePictures[index % gamePictures.length],
  at: epochSecondsFrom(lastBetAt - index * 7),
  stake: moneyFromPeso(20),
  win: index % 3 === 0 ? moneyFromPeso(64) : zeroMoney,
}));

function ManyBets() {
  const refill = useBetRefill();
  return (
    <AppFrame>
      <PageFrame appBar={<AppBar title="Bet history" />}>
        <VirtualList
          items={bets}
          keyOf={(bet) => bet.id}
          rowHeight={76}
          refillRow={(row, bet) => refill(row, { ...bet, state: 'settled' })}
          renderRow={(bet) => <BetRow {...bet} state="settled" isInsideItem />}
          tail={{
            state: 'end',
            onReachEnd: () => undefined,
            onRetry: () => undefined,
            texts: { loading: 'loading...', retry: 'Try again', end: 'No More' },
          }}
        />
      </PageFrame>
    </AppFrame>
  );
}

/** Ten thousand bets; the document holds a screenful. */
export const TenThousand: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <ManyBets />,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Bet 1');
    const scroller = canvasElement.querySelector('main');
    scroller?.scrollTo({ top: scroller.scrollHeight });
    await canvas.findByText('Bet 10000');
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(350);
  },
};
