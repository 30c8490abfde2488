import { answer, beOffline, keepSilent, refuse } from '@kislap/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { overlayStory } from '../../testing/overlayStory';
import { STORY_NOW } from '../../testing/STORY_NOW';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Overlays/PromotionDetail' };
export default meta;

const happyGift = { name: 'promotion-detail', options: { type: 15 } } as const;
const welcome = { name: 'promotion-detail', options: { type: 23 } } as const;
const firstTopUp = { name: 'promotion-detail', options: { type: 27 } } as const;

/** The rules stand in a plain box, with an example of what the minimum comes to. */
export const Loaded = overlayStory(happyGift, {}, async ({ text }) => {
  await visitor.sees(text('promo.happyUsed', { used: 1, of: 3, amount: '₱200.00' }));
  await visitor.sees(text('promo.example', { amount: '₱200.00', bonus: '₱20.00', turnover: '₱300.00' }));
  const screenBox = screen.getByRole('dialog').getBoundingClientRect();
  const head = document.querySelector('[data-shape="hero"]')?.getBoundingClientRect();
  await expect(head).toMatchObject({ left: screenBox.left, right: screenBox.right, top: screenBox.top });
  const close = screen.getByRole('button', { name: text('common.close') }).getBoundingClientRect();
  await expect(close.bottom).toBeLessThan(screenBox.top + (head?.height ?? 0));
});

export const WelcomeBonus = overlayStory(welcome, {}, async ({ text }) =>
  visitor.sees(text('promo.stepAdds', { n: 3, of: 5, rate: 60 })),
);

/** The button opens the deposit with this promotion chosen. */
export const ToTheDeposit = overlayStory(happyGift, {}, async ({ text }) => {
  await visitor.press(text('promo.depositWith'));
  await screen.findByRole('dialog', { name: text('dep.title') });
});

/** Where the phone has no share sheet, ours tells what is sent. */
export const Shared = overlayStory(happyGift, {}, async ({ text }) => {
  await visitor.press(text('common.share'));
  await visitor.sees(/\/promotion\?type=15$/);
});

/** Something can be claimed right here. */
export const Claimable = overlayStory(firstTopUp, {}, async ({ text }) =>
  visitor.sees(text('promo.claimAmount', { amount: '₱3.00' })),
);

const lossBack = { name: 'promotion-detail', options: { type: 28 } } as const;

/** A bar shows how much of the deposit there is; with all of it and nothing lost, a full one would say that it is done. */
export const NothingLost = overlayStory(
  lossBack,
  {
    operator: {
      depGet28: () => answer({ lv: 1, etime: STORY_NOW / 1000, need: 500, have: 500, am: 0, state: 0 }),
    },
  },
  async ({ text }) => {
    await visitor.sees(text('promo.noLoss'));
    await expect(screen.queryByRole('meter')).toBeNull();
  },
);

/** What a loss gives back stands there from the same day on, and opens on another. */
export const LossWaits = overlayStory(
  lossBack,
  {
    operator: {
      depGet28: () => answer({ lv: 1, etime: STORY_NOW / 1000, need: 500, have: 600, am: 20, state: 0 }),
    },
  },
  async ({ text }) => {
    await visitor.sees(text('promo.lossWaits', { amount: '₱20.00' }));
    await expect(screen.queryByRole('meter')).toBeNull();
  },
);

/** That all players may take part is no progress of anybody's. */
export const OpenToAll = overlayStory(
  { name: 'promotion-detail', options: { type: 8 } },
  {},
  async ({ text }) => {
    await visitor.sees(text('promo.howItWorks'));
    await expect(screen.queryByText(text('promo.progress'))).toBeNull();
  },
);

export const Loading = overlayStory(happyGift, { operator: { getActImg: keepSilent } });

export const Failed = overlayStory(
  happyGift,
  { operator: { getActImg: () => refuse(500) } },
  async ({ text }) => visitor.sees(text('promo.detailFailed')),
);

/** A promotion that the operator does not know. */
export const Unknown = overlayStory(
  { name: 'promotion-detail', options: { type: 404 } },
  { operator: { getActImg: () => refuse(1014) } },
  async ({ text }) => visitor.sees(text('promo.detailFailed')),
);

export const Offline = overlayStory(
  happyGift,
  { isOffline: true, operator: { getActImg: beOffline } },
  async ({ text }) => visitor.sees(text('promo.detailFailed')),
);

/** A guest reads all of it and is led to the login. */
export const Guest = overlayStory(happyGift, { visitor: 'guest' }, async ({ text }) => {
  await visitor.sees(text('promo.howItWorks'));
  await screen.findByRole('button', { name: text('auth.login') });
});

/** An operator that says next to nothing. */
export const LittleSaid = overlayStory(happyGift, {
  operator: { getActImg: () => answer({ img: '', title: 'Recharge happy gift', content: '' }) },
});
