import { refuse, sampleWrites } from '@kislap/api/testing';
import { moneyFromPeso } from '@kislap/domain';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { closingStory } from '../../testing/closingStory';
import { overlayStory } from '../../testing/overlayStory';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Overlays/Bonus drop' };
export default meta;

const asking = {
  name: 'bonus-drop',
  options: { purse: { own: moneyFromPeso('12245.678'), bonus: moneyFromPeso(100) } },
} as const;

/** What goes and what stays, before anything is given up. */
export const Loaded = overlayStory(asking, {}, async ({ text, operator }) => {
  await screen.findByRole('dialog', { name: text('bonus.dropAsk', { bonus: '₱100.00' }) });
  await visitor.sees(text('bonus.dropWhy', { own: '₱12,245.67' }));
  await expect(operator.seen.some(({ call }) => call === 'dropBonus')).toBe(false);
});

export const GivenUp = closingStory(
  overlayStory(asking, { operator: { dropBonus: sampleWrites.dropBonus } }, async ({ text }) => {
    await visitor.press(text('wdw.dropBonus'));
    await visitor.sees(text('bonus.dropped', { own: '₱12,245.67' }));
  }),
);

export const Kept = closingStory(
  overlayStory(asking, {}, async ({ text, operator, onOutcome }) => {
    await visitor.press(text('bonus.keep'));
    await waitFor(() => expect(onOutcome).toHaveBeenCalled());
    await expect(operator.seen.some(({ call }) => call === 'dropBonus')).toBe(false);
  }),
);

/** It was not given up: the question stands, to be answered again. */
export const Failed = overlayStory(
  asking,
  { operator: { dropBonus: () => refuse(500) } },
  async ({ text }) => {
    await visitor.press(text('wdw.dropBonus'));
    await visitor.sees(text('net.failed'));
    await screen.findByRole('button', { name: text('wdw.dropBonus') });
  },
);
