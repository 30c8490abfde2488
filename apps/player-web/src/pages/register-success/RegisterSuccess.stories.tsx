import { keepSilent, refuse } from '@kislap/api/testing';
import { formatMoney, moneyFromPeso } from '@kislap/domain';
import type { Meta } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { pageStory } from '../../testing/pageStory';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Pages/Register success' };
export default meta;

const at = '/registerSuccess';

export const Loaded = pageStory({ at }, async ({ text }) => visitor.sees(text('user.idIs', { id: '7' })));

/** The operator welcomes new players with money. */
export const WithGift = pageStory({ at, state: { welcomeGift: moneyFromPeso(50) } }, async ({ text }) =>
  visitor.sees(text('reg.gift', { x: formatMoney(moneyFromPeso(50)) })),
);

/** Who the player is says the session itself; only the phone is still on its way. */
export const Loading = pageStory({ at, operator: { getUserInfo: keepSilent } });

export const Failed = pageStory({ at, operator: { getUserInfo: () => refuse(500) } }, async ({ text }) =>
  visitor.sees(text('reg.ok')),
);

/** The page is for players: a guest who comes here is at the login. */
export const Guest = pageStory({ visitor: 'guest', at }, async ({ text }) =>
  visitor.sees(text('login.title')),
);

export const DepositNext = pageStory({ at }, async ({ text }) => {
  await visitor.press(text('reg.deposit'));
  await screen.findByRole('dialog', { name: text('dep.title') });
});

/** Limits are offered before any money is. */
export const LimitsFirst = pageStory({ at }, async ({ text }) => {
  await visitor.press(text('reg.limits'), 'link');
  await visitor.sees(text('rg.limits'));
});
