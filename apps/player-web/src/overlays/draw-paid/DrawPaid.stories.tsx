import { moneyFromPeso } from '@kislap/domain';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { closingStory } from '../../testing/closingStory';
import { overlayStory } from '../../testing/overlayStory';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Overlays/Draw paid' };
export default meta;

const amount = moneyFromPeso(100);

export const Loaded = overlayStory(
  { name: 'draw-paid', options: { amount, turnover: amount } },
  {},
  async ({ text }) => visitor.sees(text('draw.paidTurnover', { x: '100.00' })),
);

const withoutTurnover = { name: 'draw-paid', options: { amount, turnover: undefined } } as const;

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
