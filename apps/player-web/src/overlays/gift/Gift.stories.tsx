import { moneyFromPeso } from '@kislap/domain';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { overlayStory } from '../../testing/overlayStory';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Overlays/Gift' };
export default meta;

const gift = { amount: moneyFromPeso(88), title: 'VIP' };

/** What it asks before a withdrawal is said with it. */
export const Loaded = overlayStory(
  { name: 'gift', options: { ...gift, turnoverAdded: moneyFromPeso(88) } },
  {},
  async ({ text, onOutcome }) => {
    await visitor.sees(text('gift.toBet', { amount: '₱88.00' }));
    await visitor.press(text('common.ok'));
    await waitFor(() => expect(onOutcome).toHaveBeenCalledWith({ type: 'dismissed', reason: 'closeButton' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

export const WithoutTurnover = overlayStory(
  { name: 'gift', options: { ...gift, turnoverAdded: undefined } },
  {},
  async ({ text }) => visitor.sees(text('gift.inBalance')),
);
