import { answer, beOffline, keepSilent, refuse, replyToAll, sampleWrites } from '@kislap/api/testing';
import type { Meta } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { deviceConnection } from '../../testing/deviceConnection';
import { pageStory } from '../../testing/pageStory';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Pages/Level' };
export default meta;

const at = '/user/level';
const { getUserLv } = sampleWrites;

/** The next level says what is still missing. */
export const Loaded = pageStory({ at }, async ({ text }) => {
  await screen.findByRole('button', { name: text('vip.receiveOf', { level: 2 }) });
  const amounts = { deposits: '₱8,500', turnover: '₱42,877' };
  await visitor.sees(text('vip.missing.both', amounts));
});

export const Loading = pageStory({ at, operator: replyToAll(keepSilent()) });

export const Empty = pageStory({ at, operator: { userLvList: () => answer([]) } }, async ({ text }) =>
  visitor.sees(text('common.noData')),
);

export const Failed = pageStory(
  { at, operator: { userLvList: () => refuse(500, 'The levels are being counted.') } },
  async () => visitor.sees('The levels are being counted.'),
);

/** What is known stays. */
export const Offline = pageStory({ at }, async ({ operator, text }) => {
  await screen.findByRole('button', { name: text('vip.receiveOf', { level: 2 }) });
  await deviceConnection.loseWhenIdle();
  operator.handle(replyToAll(beOffline()));
  await visitor.sees(text('net.offline'));
});

/** The page is for players: a guest who comes here is at the login. */
export const Guest = pageStory({ visitor: 'guest', at }, async ({ text }) =>
  visitor.sees(text('login.title')),
);

export const Received = pageStory({ at, operator: { getUserLv } }, async ({ operator, text }) => {
  const receive = text('vip.receiveOf', { level: 2 });
  await screen.findByRole('button', { name: receive });
  operator.handle({ userLvList: () => answer([{ vip: 2, am: 20, state: 2 }]) });
  await visitor.press(receive);
  await screen.findByRole('dialog', { name: /20\.00/ });
  await visitor.press(text('common.ok'));
  await visitor.sees(text('reward.received'));
});
