import { epochSecondsFrom, moneyFromPeso } from '@kislap/domain';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { closingStory } from '../../testing/closingStory';
import { overlayStory } from '../../testing/overlayStory';
import { storyWithdrawal } from '../../testing/storyWithdrawal';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Overlays/Withdrawal confirm' };
export default meta;

const order = { ...storyWithdrawal, amount: moneyFromPeso(1234.5) };
const asking = { name: 'withdrawal-confirm', options: { order, usualPayoutSeconds: 60 } } as const;

/** Everything to be checked, the account number whole. */
export const Loaded = overlayStory(asking, {}, async () => visitor.sees('09170000002'));

/** On a small screen with text twice as large, the amount is in the first view, clear of the buttons. */
export const LargeText = {
  ...overlayStory(asking, {}, async ({ text }) => {
    const page = document.documentElement;
    const size = page.style.fontSize;
    page.style.fontSize = '200%';
    try {
      const amount = await screen.findByText('₱1,234.50');
      const warning = await screen.findByText(text('wdw.confirmWhy'));
      await expect(amount.getBoundingClientRect().bottom).toBeLessThan(warning.getBoundingClientRect().top);
      const button = await screen.findByRole('button', { name: text('wdw.do') });
      const buttons = button.parentElement?.getBoundingClientRect();
      await expect(amount.getBoundingClientRect().bottom).toBeLessThanOrEqual(buttons?.top ?? 0);
    } finally {
      page.style.fontSize = size;
    }
  }),
  parameters: { layout: 'fullscreen', visual: { skip: 'As Loaded, in its first view.' } },
};

/** An operator that does not say how long it takes. */
export const WithoutTime = overlayStory({
  name: 'withdrawal-confirm',
  options: { order, usualPayoutSeconds: undefined },
});

/** More than one InstaPay transfer carries. */
export const OverInstapay = overlayStory(
  {
    name: 'withdrawal-confirm',
    options: { order: { ...order, amount: moneyFromPeso(60_000) }, usualPayoutSeconds: 10_800 },
  },
  {},
  async ({ text }) => visitor.sees(text('wdw.overInstapay')),
);

/** The same went to this account a short while ago, perhaps from another tab. */
export const MadeBefore = overlayStory(
  {
    name: 'withdrawal-confirm',
    options: { order, usualPayoutSeconds: 60, madeBefore: epochSecondsFrom(1_767_225_600) },
  },
  {},
  async ({ text }) => visitor.sees(text('wdw.madeBefore', { amount: '₱1,234.50', time: '08:00' })),
);

export const Confirmed = closingStory(
  overlayStory(asking, {}, async ({ text, onOutcome }) => {
    await visitor.press(text('wdw.do'));
    await waitFor(() => expect(onOutcome).toHaveBeenCalledWith({ type: 'answered', value: 'yes' }));
  }),
);
