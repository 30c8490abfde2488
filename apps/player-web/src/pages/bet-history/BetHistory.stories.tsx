import { answer, beOffline, keepSilent, refuse, sampleBets } from '@kislap/api/testing';
import type { DataOf } from '@kislap/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { deviceConnection } from '../../testing/deviceConnection';
import { pageStory } from '../../testing/pageStory';
import { untilIdle } from '../../testing/untilIdle';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Pages/Bet history' };
export default meta;

const at = '/bet-history';
const nothing: DataOf<'betLog4U'> = { list: [], sum: { n: 0, BetScore: 0, WinScore: 0 } };

export const Loaded = pageStory({ at }, async ({ text }) => {
  await visitor.sees('Sampaguita Spins');
  await visitor.sees(text('reward.title'));
  await visitor.sees(text('common.noMore'));
});

export const Loading = pageStory({ at, operator: { betLog4U: keepSilent } });

/** Nothing was bet on this day; the games are one tap away. */
export const Empty = pageStory({ at, operator: { betLog4U: () => answer(nothing) } }, async ({ text }) => {
  await screen.findByRole('link', { name: text('bet.playNow') });
});

export const Failed = pageStory(
  { at, operator: { betLog4U: () => refuse(500, 'The record is being moved.') } },
  async () => visitor.sees('The record is being moved.'),
);

/** What is loaded stays; the rest is asked for by a tap, not again and again. */
export const LaterPageFailed = pageStory(
  {
    at,
    operator: {
      betLog4U: ({ logId }) => (logId === 0 ? answer({ ...nothing, list: sampleBets }) : refuse(500)),
    },
  },
  async ({ text }) => {
    await visitor.sees('Sampaguita Spins');
    await visitor.sees(text('net.tapRetry'));
  },
);

/** What is known stays, and nothing can be exported. */
export const Offline = pageStory({ at }, async ({ operator, text }) => {
  await visitor.sees('Sampaguita Spins');
  await deviceConnection.loseWhenIdle();
  operator.handle({ betLog4U: beOffline });
  await visitor.sees(text('net.offline'));
  await waitFor(() => expect(screen.getByRole('button', { name: text('bet.export') })).toBeDisabled());
});

/** The page is for players: a guest who comes here is at the login. */
export const Guest = pageStory({ visitor: 'guest', at }, async ({ text }) =>
  visitor.sees(text('login.title')),
);

/** Another day and two kinds of games, as the address says; one press shows them all again. */
export const Narrowed = pageStory(
  { at: `${at}?day=2025-11-12&cat=slot,card` },
  async ({ operator, text }) => {
    await screen.findByRole('button', { name: text('common.seeAll') });
    const asked = () => operator.seen.filter(({ call }) => call === 'betLog4U');
    await waitFor(() =>
      expect(asked()[0]?.fields).toMatchObject({ curDate: '2025-11-12', cat: 'slot,card' }),
    );
    await visitor.press(text('common.seeAll'));
    await expect(screen.queryByRole('button', { name: text('common.seeAll') })).toBeNull();
  },
);

/** Thirty days are one question, asked only when somebody wants to know. */
export const Month = pageStory({ at }, async ({ operator, text }) => {
  await visitor.sees('Sampaguita Spins');
  await untilIdle();
  const before = operator.seen.length;
  await visitor.press(text('bet.showMonth'));
  await screen.findByRole('table', { name: text('bet.month') });
  await expect(operator.seen.slice(before).map(({ call }) => call)).toEqual(['statement']);
});

/** A press on a bet opens it. */
export const Opened = pageStory({ at }, async () => {
  await visitor.press(/Sampaguita Spins/);
  await screen.findByRole('dialog', { name: 'Sampaguita Spins' });
});

/** Thousands of bets cost no more to draw than those in sight. */
export const LongDay = pageStory({
  at,
  operator: {
    betLog4U: ({ logId }) =>
      answer({
        ...nothing,
        sum: { n: 5000, BetScore: 50_000_000, WinScore: 48_000_000 },
        list:
          logId > 0
            ? []
            : Array.from({ length: 5000 }, (_, index) => ({
                LogID: 5000 - index,
                LogTime: 1_763_036_000 - index * 5,
                gc: 'jeepney',
                name: 'Jeepney Dash',
                pf: 'KIS',
                cat: 'crash',
                BetScore: 10_000,
                ValidBet: 10_000,
                WinScore: (index % 3) * 9_600,
                state: 1,
              })),
      }),
  },
});
