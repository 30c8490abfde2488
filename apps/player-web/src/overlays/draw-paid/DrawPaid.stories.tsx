import { moneyFromPeso } from '@kislap/domain';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
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

export const WithoutTurnover = overlayStory(
  { name: 'draw-paid', options: { amount, turnover: undefined } },
  {},
  async ({ text, onOutcome }) => {
    await visitor.press(text('common.ok'));
    await waitFor(() => expect(onOutcome).toHaveBeenCalledWith({ type: 'dismissed', reason: 'closeButton' }));
  },
);
