import { answer, beOffline, keepSilent, refuse } from '@kislap/api/testing';
import type { DataOf } from '@kislap/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { deviceConnection } from '../../testing/deviceConnection';
import { pageStory } from '../../testing/pageStory';
import { STORY_NOW } from '../../testing/STORY_NOW';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Pages/Prize record' };
export default meta;

const at = '/user/prizeRecord';
const events = [
  { activity_type: 9, title: 'Lucky draw' },
  { activity_type: 8, title: 'Golden egg' },
] as const;

/** Prizes of every kind, one every four hours, newest first. */
const history: DataOf<'lotteryLog'> = Array.from({ length: 3000 }, (_, index) => ({
  logid: 3000 - index,
  logtime: STORY_NOW / 1000 - index * 14_400,
  prize_type: (index % 4) + 1,
  am: index % 4 === 1 ? 0 : 8 + (index % 7) * 20,
  state: 2,
  ...(index % 3 === 0 ? events[1] : events[0]),
}));

export const Loaded = pageStory({ at }, async ({ text }) => {
  await visitor.sees('Golden egg');
  await visitor.sees(text('prize.wonThisMonth'));
  await visitor.sees('₱96.00');
});

export const Loading = pageStory({ at, operator: { lotteryLog: keepSilent } });

export const Empty = pageStory({ at, operator: { lotteryLog: () => answer([]) } }, async ({ text }) =>
  visitor.sees(text('prize.emptyText')),
);

export const Failed = pageStory(
  { at, operator: { lotteryLog: () => refuse(500, 'The record is being moved.') } },
  async () => visitor.sees('The record is being moved.'),
);

/** What is loaded stays, the rest is asked for by a tap, and no sum is told of a part. */
export const LaterPageFailed = pageStory(
  {
    at,
    operator: { lotteryLog: ({ logId }) => (logId === 0 ? answer(history.slice(0, 4)) : refuse(500)) },
  },
  async ({ text }) => {
    await visitor.sees(text('net.tapRetry'));
    await expect(screen.queryByText(text('prize.wonThisMonth'))).toBeNull();
  },
);

/** What is known stays. */
export const Offline = pageStory({ at }, async ({ operator, text }) => {
  await visitor.sees('Golden egg');
  await deviceConnection.loseWhenIdle();
  operator.handle({ lotteryLog: beOffline });
  await visitor.sees(text('net.offline'));
});

/** The page is for players: a guest who comes here is at the login. */
export const Guest = pageStory({ visitor: 'guest', at }, async ({ text }) =>
  visitor.sees(text('login.title')),
);

/** One event alone: of the others only the filter's own word is left. */
export const OneEvent = pageStory(
  { at, operator: { lotteryLog: ({ logId }) => answer(logId === 0 ? history.slice(0, 12) : []) } },
  async () => {
    await visitor.press('Golden egg', 'radio');
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Golden egg' })).toBeChecked());
    await waitFor(() => expect(screen.getAllByText('Lucky draw')).toHaveLength(1));
  },
);

/** A mystery that has not been opened has no amount yet. */
export const ToOpen = pageStory(
  {
    at,
    operator: {
      lotteryLog: ({ logId }) =>
        answer(
          logId === 0
            ? [{ logid: 1, logtime: STORY_NOW / 1000, prize_type: 3, am: 28, state: 1, ...events[0] }]
            : [],
        ),
    },
  },
  async ({ text }) => {
    await visitor.sees(text('prize.waiting'));
    await visitor.sees('₱0.00');
  },
);

/** Thousands of prizes cost no more to draw than those in sight. */
export const LongHistory = pageStory({
  at,
  operator: { lotteryLog: ({ logId }) => answer(logId === 0 ? history : []) },
});
