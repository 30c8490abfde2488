import { answer, beOffline, keepSilent, refuse, replyToAll } from '@kislap/api/testing';
import type { DataOf } from '@kislap/api/testing';
import type { Meta } from '@storybook/react-vite';
import { deviceConnection } from '../../testing/deviceConnection';
import { pageStory } from '../../testing/pageStory';
import { STORY_NOW } from '../../testing/STORY_NOW';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Pages/Turnover details' };
export default meta;

const at = '/user/turnoverDetails';

type Row = DataOf<'turnover'>['list'][number];

const oddRow: Row = {
  id: 1,
  logtime: STORY_NOW / 1000,
  type: 'deposit',
  title: 'Deposit',
  am: 500,
  times: 1,
  needFlow: 500,
  BetFlow: 120.5,
  state: 0,
};

const rowsOf = (page: number): Row[] =>
  Array.from({ length: 20 }, (_, index) => ({
    ...oddRow,
    id: 10_000 - (page - 1) * 20 - index,
    logtime: STORY_NOW / 1000 - (page * 20 + index) * 21_600,
    ...(page > 1 && { BetFlow: 500, state: 1 }),
  }));

export const Loaded = pageStory({ at }, async ({ text }) => {
  await visitor.sees('Recharge happy gift');
  await visitor.sees('₱123.45');
  await visitor.sees(text('wdw.note2'));
});

export const Loading = pageStory({ at, operator: replyToAll(keepSilent()) });

/** Nothing is asked for. */
export const Empty = pageStory(
  {
    at,
    operator: {
      turnover: () => answer({ list: [], needFlow: 0, BetFlow: 0, more: 0 }),
      userCashCheck: () => answer({ DepCount: 0, needFlow: 0, BetFlow: 0 }),
    },
  },
  async ({ text }) => visitor.sees(text('flow.none')),
);

export const Failed = pageStory(
  { at, operator: { turnover: () => refuse(500, 'The list is being moved.') } },
  async () => visitor.sees('The list is being moved.'),
);

/** Each part fails for itself: the list is there without the sum. */
export const SumFailed = pageStory(
  { at, operator: { userCashCheck: () => refuse(500) } },
  async ({ text }) => {
    await visitor.sees(text('flow.unknown'));
    await visitor.sees('Recharge happy gift');
  },
);

/** What is loaded stays; the rest is asked for by a tap. */
export const LaterPageFailed = pageStory(
  {
    at,
    operator: {
      turnover: ({ page }) =>
        page === 1
          ? answer({ list: rowsOf(1).slice(0, 3), needFlow: 10_000, BetFlow: 120.5, more: 1 })
          : refuse(500),
    },
  },
  async ({ text }) => visitor.sees(text('net.tapRetry')),
);

export const Offline = pageStory({ at }, async ({ operator, text }) => {
  await visitor.sees('Recharge happy gift');
  await deviceConnection.loseWhenIdle();
  operator.handle(replyToAll(beOffline()));
  await visitor.sees(text('net.offline'));
});

/** The page is for players. */
export const Guest = pageStory({ visitor: 'guest', at }, async ({ text }) =>
  visitor.sees(text('login.title')),
);

/** A row without a name, one that is void, one that ends, and all the money there is. */
export const OddRows = pageStory(
  {
    at,
    operator: {
      turnover: () =>
        answer({
          list: [
            { ...oddRow, id: 3, title: '', type: 'bonus', state: 2 },
            { ...oddRow, id: 2, title: 'x'.repeat(300), etime: STORY_NOW / 1000 + 86_400 },
            { ...oddRow, id: 1, needFlow: 900_000_000_000, am: 900_000_000_000, times: 99 },
          ],
          needFlow: 900_000_000_000,
          BetFlow: 0.01,
          more: 0,
        }),
    },
  },
  async ({ text }) => visitor.sees(text('flow.void')),
);

/** Years of deposits: what is not in sight costs nothing. */
export const LongHistory = pageStory(
  {
    at,
    operator: {
      turnover: ({ page }) =>
        answer({ list: rowsOf(page), needFlow: 250_000, BetFlow: 120.5, more: page < 500 ? 1 : 0 }),
    },
  },
  async () => visitor.sees('Deposit'),
);
