import { answer, refuse, sampleDraw, sampleWrites } from '@kislap/api/testing';
import { epochSecondsFrom, moneyFromPeso } from '@kislap/domain';
import type { DrawRound } from '@kislap/domain';
import type { DrawPrize } from '@kislap/ui';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { closingStory } from '../../testing/closingStory';
import { overlayStory } from '../../testing/overlayStory';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Overlays/Draw prize' };
export default meta;

const round: DrawRound = {
  id: 70,
  collected: moneyFromPeso(90.5),
  goal: moneyFromPeso(100),
  spinsLeft: 1,
  endsAt: epochSecondsFrom(sampleDraw.round.etime),
  state: 'running',
  friends: 1,
};
const reached: DrawRound = { ...round, collected: moneyFromPeso(100), spinsLeft: 0, state: 'reached' };
const won = (prize: DrawPrize, after = round) =>
  ({ name: 'draw-prize', options: { spinId: 75, prize, round: after } }) as const;
const cash: DrawPrize = { kind: 'cash', amount: moneyFromPeso(28) };

/** A prize adds to the goal and not to the balance, and the sheet says so. */
export const Cash = overlayStory(won(cash), {}, async ({ text }) =>
  visitor.sees(text('draw.goalNow', { have: '90.50', need: '100.00' })),
);

export const SpunAgain = closingStory(
  overlayStory(won(cash), {}, async ({ text, onOutcome }) => {
    await visitor.press(text('draw.again', { n: 1 }));
    await waitFor(() => expect(onOutcome).toHaveBeenCalledWith({ type: 'answered', value: 'again' }));
  }),
);

export const Thanks = overlayStory(
  won({ kind: 'thanks' }, { ...round, spinsLeft: 0 }),
  {},
  async ({ text }) => visitor.sees(text('draw.thanks')),
);

export const GoalReached = overlayStory(won(cash, reached), {}, async ({ text }) =>
  visitor.sees(text('draw.goalFull', { x: '100.00' })),
);

export const TakenOut = closingStory(
  overlayStory(won(cash, reached), {}, async ({ text, onOutcome }) => {
    await visitor.press(text('draw.out'));
    await waitFor(() => expect(onOutcome).toHaveBeenCalledWith({ type: 'answered', value: 'withdraw' }));
  }),
);

export const Mystery = overlayStory(won({ kind: 'mystery' }), {}, async ({ text }) =>
  visitor.sees(text('draw.openHint')),
);

export const MysteryOpened = overlayStory(
  won({ kind: 'mystery' }),
  { operator: { getPdd: sampleWrites.getPdd } },
  async ({ text }) => {
    await visitor.press(text('draw.open'));
    await visitor.sees(text('draw.progress', { x: '₱5.00', goal: '₱100.00' }));
    await visitor.sees(text('draw.goalNow', { have: '67.50', need: '100.00' }));
  },
);

/** It was opened on another device: the operator says so. */
export const MysteryRefused = overlayStory(
  won({ kind: 'mystery' }),
  { operator: { getPdd: () => refuse(1009, 'You already claimed this.') } },
  async ({ text }) => {
    await visitor.press(text('draw.open'));
    await visitor.sees('You already claimed this.');
  },
);

/** What was in it had no room in the goal any more. */
export const MysteryPastTheGoal = overlayStory(
  won({ kind: 'mystery' }, reached),
  {
    operator: {
      getPdd: () =>
        answer({
          am: 20,
          Score: 123_456_780,
          needFlow: 0,
          user: { ...sampleDraw.round, am: 100, times: 0, state: 2 },
        }),
    },
  },
  async ({ text }) => {
    await visitor.press(text('draw.open'));
    await visitor.sees(text('draw.goalFull', { x: '100.00' }));
  },
);
