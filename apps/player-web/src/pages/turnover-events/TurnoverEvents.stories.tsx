import { answer, beOffline, keepSilent, refuse, replyToAll } from '@kislap/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { deviceConnection } from '../../testing/deviceConnection';
import { pageStory } from '../../testing/pageStory';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Pages/Turnover events' };
export default meta;

const at = '/user/turnoverDetails/event';

/** What came from events, and nothing else. */
export const Loaded = pageStory({ at }, async ({ text }) => {
  await visitor.sees('Daily check-in');
  await expect(screen.queryByText('Recharge happy gift')).toBeNull();
  await screen.findByRole('link', { name: text('flow.rules') });
});

export const Loading = pageStory({ at, operator: replyToAll(keepSilent()) });

export const Empty = pageStory(
  { at, operator: { turnover: () => answer({ list: [], needFlow: 0, BetFlow: 0, more: 0 }) } },
  async ({ text }) => visitor.sees(text('flow.noEvents')),
);

export const Failed = pageStory(
  { at, operator: { turnover: () => refuse(500, 'The list is being moved.') } },
  async () => visitor.sees('The list is being moved.'),
);

export const Offline = pageStory({ at }, async ({ operator, text }) => {
  await visitor.sees('Daily check-in');
  await deviceConnection.loseWhenIdle();
  operator.handle(replyToAll(beOffline()));
  await visitor.sees(text('net.offline'));
});

/** Open to all, but there is nothing of a guest on it. */
export const Guest = pageStory({ visitor: 'guest', at }, async ({ text }) => {
  await visitor.sees(text('flow.loginTurnover'));
});
