import { answer, beOffline, keepSilent, refuse, replyToAll } from '@kislap/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { pageStory } from '../../testing/pageStory';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Pages/Bet types' };
export default meta;

const at = '/bet-history/types?day=2025-11-12';

const counts = { '': 42, slot: 21, 'slot,card': 29 };

/** Chosen kinds are counted before they are shown, and go back to the history in its address. */
export const Loaded = pageStory(
  {
    at,
    operator: {
      betLog4U: ({ cat = '', kinds }) => {
        const n = Object.entries(counts).find(([types]) => types === cat)?.[1] ?? 0;
        const counted = [
          { code: 'slot', n: 21 },
          { code: 'card', n: 8 },
        ];
        return answer({
          list: [],
          sum: { n, BetScore: 0, WinScore: 0 },
          ...(kinds === 1 && { kinds: counted }),
        });
      },
    },
  },
  async ({ text }) => {
    await screen.findByRole('button', { name: text('bet.showCount', { n: 42 }) });
    await visitor.sees(text('bet.n', { n: 21 }));
    await visitor.press(new RegExp(`^${text('game.slots')}`), 'checkbox');
    await screen.findByRole('button', { name: text('bet.showCount', { n: 21 }) });
    await visitor.press(text('bet.resetTypes'));
    await screen.findByRole('button', { name: text('bet.showCount', { n: 42 }) });
  },
);

export const Applied = pageStory({ at }, async ({ text }) => {
  await visitor.press(new RegExp(`^${text('game.slots')}`), 'checkbox');
  await visitor.press(text('bet.showCount', { n: 3 }));
  await screen.findByRole('heading', { name: text('bet.title') });
  await expect(new URLSearchParams(window.location.search).get('cat')).toBe('slot');
});

/** Counts are on their way; the choice can be made without them. */
export const Loading = pageStory({ at, operator: { betLog4U: keepSilent } }, async ({ text }) => {
  await screen.findByRole('button', { name: text('bet.showThese') });
});

/** Without games and studios every bet is still there. */
export const Failed = pageStory({ at, operator: replyToAll(refuse(500)) }, async ({ text }) => {
  await screen.findByRole('checkbox', { name: text('bet.allTypes') });
});

export const Offline = pageStory(
  { at, isOffline: true, operator: replyToAll(beOffline()) },
  async ({ text }) => visitor.sees(text('net.offline')),
);

export const Guest = pageStory({ visitor: 'guest', at }, async ({ text }) =>
  visitor.sees(text('login.title')),
);
