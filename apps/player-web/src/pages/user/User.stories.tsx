import {
  answer,
  beOffline,
  keepSilent,
  refuse,
  replyToAll,
  sampleWrites,
  samplePlayer,
} from '@kislap/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { storedKeys } from '../../device/storage/storedKeys';
import { deviceConnection } from '../../testing/deviceConnection';
import { pageStory } from '../../testing/pageStory';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Pages/User' };
export default meta;

const at = '/user';

export const Loaded = pageStory({ at }, async ({ text }) => {
  await visitor.sees('Ligaya');
  // What is own and what is a bonus, and what is left to play below it: a line each.
  const parts = await screen.findByText(text('dep.parts', { own: '₱12,245.67', bonus: '₱100.00' }));
  const left = await screen.findByText(text('flow.leftOf', { amount: '₱123.45' }));
  await expect(left.getBoundingClientRect().top).toBeGreaterThanOrEqual(parts.getBoundingClientRect().bottom);
});

export const Loading = pageStory({ at, operator: replyToAll(keepSilent()) });

export const Failed = pageStory({ at, operator: replyToAll(refuse(500)) }, async ({ text }) =>
  visitor.sees(text('user.failed')),
);

/** What is known stays; money does not move. */
export const Offline = pageStory({ at }, async ({ operator, text }) => {
  await visitor.sees('Ligaya');
  await deviceConnection.loseWhenIdle();
  operator.handle(replyToAll(beOffline()));
  await visitor.sees(text('net.offline'));
});

/** The page is for players: a guest who comes here is at the login. */
export const Guest = pageStory({ visitor: 'guest', at }, async ({ text }) =>
  visitor.sees(text('login.title')),
);

/** Nothing is left to play before a withdrawal. */
export const TurnoverDone = pageStory(
  { at, operator: { userCashCheck: () => answer({ DepCount: 2, needFlow: 3000, BetFlow: 3000 }) } },
  async ({ text }) => visitor.sees(text('flow.nothing')),
);

/** No phone is bound yet: the menu begins with that. */
export const PhoneMissing = pageStory(
  { at, operator: { getUserInfo: () => answer({ ...samplePlayer, Phone: '' }) } },
  async ({ text }) => visitor.sees(text('bind.title')),
);

/** Its parts are hidden with it. */
export const BalanceHidden = pageStory(
  { at, remembered: (device) => device.write(storedKeys.isBalanceHidden, 1) },
  async ({ text }) => visitor.sees(text('flow.leftOf', { amount: '₱123.45' })),
);

/** A nickname as long as it gets, and all the money there is. */
export const LongNameAndLargeBalance = pageStory({
  at,
  operator: {
    getUserInfo: () => answer({ ...samplePlayer, NickName: 'Ligaya ng Liwanag '.repeat(22) }),
    getUserScore: () => answer({ Score: 9_007_199_254_740_900 }),
  },
});

/** Logging out asks first, and leads home as a guest. */
export const LoggedOut = pageStory(
  { at, operator: { loginOut: sampleWrites.loginOut } },
  async ({ text }) => {
    await visitor.press(text('auth.logout'));
    await screen.findByRole('dialog', { name: text('auth.logoutAsk') });
    const answers = await screen.findAllByRole('button', { name: text('auth.logout') });
    answers.at(-1)?.click();
    await screen.findByRole('link', { name: text('auth.register') });
  },
);

/** `/user?overlay=fund-record` */
export const DeepLink = pageStory({ at: '/user?overlay=fund-record' }, async ({ text }) => {
  await screen.findByRole('dialog', { name: text('fund.title') });
});
