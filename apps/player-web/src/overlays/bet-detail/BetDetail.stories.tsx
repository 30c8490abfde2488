import { epochSecondsFrom, moneyFromPeso } from '@kislap/domain';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { overlayStory } from '../../testing/overlayStory';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Overlays/Bet detail' };
export default meta;

const bet = {
  id: 33,
  at: epochSecondsFrom(1_763_003_300),
  gameCode: 'jeepney',
  gameName: 'Jeepney Dash',
  stake: moneyFromPeso(20),
  win: moneyFromPeso(84),
  countedStake: moneyFromPeso(20),
  state: 'settled',
  roundId: 'd0a5c1b7e2f84d3d9c33c1e2a9f0b6d7',
} as const;

export const Settled = overlayStory({ name: 'bet-detail', options: { bet } }, {}, async ({ text }) => {
  await screen.findByRole('button', { name: text('bet.copyRound') });
  await visitor.sees('+₱64.00');
});

/** An open bet has no result yet, and not a win of zero. */
export const Open = overlayStory(
  { name: 'bet-detail', options: { bet: { ...bet, state: 'open', win: moneyFromPeso(0) } } },
  {},
  async ({ text }) => {
    await visitor.sees(text('bet.open'));
    await expect(screen.queryByText(text('bet.net'))).toBeNull();
  },
);

export const Void = overlayStory({
  name: 'bet-detail',
  options: { bet: { ...bet, state: 'void', win: moneyFromPeso(20), countedStake: moneyFromPeso(0) } },
});
