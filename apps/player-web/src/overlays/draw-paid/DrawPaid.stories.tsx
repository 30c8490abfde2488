import { epochSecondsFrom, moneyFromPeso } from '@kislap/domain';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { closingStory } from '../../testing/closingStory';
import { overlayStory } from '../../testing/overlayStory';
import { STORY_NOW } from '../../testing/STORY_NOW';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Overlays/Draw paid' };
export default meta;

const amount = moneyFromPeso(100);
const receipt = {
  kind: 'gift',
  amount,
  status: 'complete',
  at: epochSecondsFrom(STORY_NOW / 1000),
  place: 'Luck draw',
  orderId: 'G1042',
} as const;

/** The way to its receipt, with the number to ask about. */
export const Loaded = overlayStory(
  { name: 'draw-paid', options: { receipt, turnover: amount } },
  {},
  async ({ text }) => {
    await visitor.sees(text('draw.paidTurnover', { x: '100.00' }));
    await visitor.press(text('receipt.title'));
    await visitor.sees('G1042');
  },
);

const withoutTurnover = { name: 'draw-paid', options: { receipt, turnover: undefined } } as const;

export const WithoutTurnover = overlayStory(withoutTurnover, {}, async ({ text }) => {
  await screen.findByRole('button', { name: text('common.ok') });
  await expect(screen.queryByText(text('draw.paidTurnover', { x: '100.00' }))).not.toBeInTheDocument();
});

export const Left = closingStory(
  overlayStory(withoutTurnover, {}, async ({ text, onOutcome }) => {
    await visitor.press(text('common.ok'));
    await waitFor(() => expect(onOutcome).toHaveBeenCalledWith({ type: 'dismissed', reason: 'closeButton' }));
  }),
);
