import { refuse } from '@kislap/api/testing';
import { moneyFromPeso } from '@kislap/domain';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { closingStory } from '../../testing/closingStory';
import { overlayStory } from '../../testing/overlayStory';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Overlays/Bonus terms' };
export default meta;

const asking = {
  name: 'bonus-terms',
  options: {
    promotion: 19,
    deposit: moneyFromPeso(1_000),
    bonus: moneyFromPeso(1_000),
    terms: { times: 5, days: 14, maxStake: moneyFromPeso(500) },
  },
} as const;

/** Every number of it, before anything is taken. */
export const Loaded = overlayStory(asking, {}, async ({ text }) => {
  await visitor.sees(/₱6,000\.00/);
  await visitor.sees(text('bonus.costOf', { amount: '₱240.00', rate: 96 }));
  await visitor.sees('₱500.00');
  await visitor.sees(text('bonus.lockedOf', { bonus: '₱1,000.00' }));
  await visitor.sees(text('bonus.anyTime'));
  const [take, without] = [text('bonus.take'), text('bonus.without')].map((name) =>
    screen.getByRole('button', { name }),
  );
  // Neither is easier to hit, or looks like the right one.
  await expect(take?.className).toBe(without?.className);
  await expect(take?.offsetWidth).toBe(without?.offsetWidth);
});

/** Which games count is not known: the rest is told all the same. */
export const GamesFailed = overlayStory(
  asking,
  { operator: { getActImg: () => refuse(500) } },
  async ({ text }) => {
    await visitor.sees(text('bonus.costOf', { amount: '₱240.00', rate: 96 }));
    await expect(screen.queryByText(text('promo.ruleGames'))).toBeNull();
  },
);

export const Taken = closingStory(
  overlayStory(asking, {}, async ({ text, onOutcome }) => {
    await visitor.press(text('bonus.take'));
    await waitFor(() => expect(onOutcome).toHaveBeenCalledWith({ type: 'answered', value: 'take' }));
  }),
);

/** By keyboard, as easily. */
export const Without = closingStory(
  overlayStory(asking, {}, async ({ text, onOutcome }) => {
    const without = await screen.findByRole('button', { name: text('bonus.without') });
    without.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onOutcome).toHaveBeenCalledWith({ type: 'answered', value: 'without' }));
  }),
);
