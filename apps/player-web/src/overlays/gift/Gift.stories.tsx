import { moneyFromPeso } from '@kislap/domain';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { closingStory } from '../../testing/closingStory';
import { overlayStory } from '../../testing/overlayStory';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Overlays/Gift' };
export default meta;

const gift = { amount: moneyFromPeso(88), title: 'VIP' };

/** What it asks before a withdrawal is said with it. */
export const Loaded = overlayStory(
  { name: 'gift', options: { ...gift, turnoverAdded: moneyFromPeso(88) } },
  {},
  async ({ text }) =>
    visitor.sees(`${text('gift.toBet', { amount: '₱88.00' })} ${text('wdw.note1', { n: '₱123.45' })}`),
);

const withoutTurnover = { name: 'gift', options: { ...gift, turnoverAdded: undefined } } as const;

export const WithoutTurnover = overlayStory(withoutTurnover, {}, async ({ text }) =>
  visitor.sees(text('gift.inBalance')),
);

export const Left = closingStory(
  overlayStory(withoutTurnover, {}, async ({ text, onOutcome }) => {
    await visitor.press(text('common.ok'));
    await waitFor(() => expect(onOutcome).toHaveBeenCalledWith({ type: 'dismissed', reason: 'closeButton' }));
  }),
);
