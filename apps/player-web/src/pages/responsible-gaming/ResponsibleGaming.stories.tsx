import { answer, beOffline, keepSilent, refuse, replyToAll, sampleLimits } from '@kislap/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inOnePiece } from '../../config/inOnePiece';
import { deviceConnection } from '../../testing/deviceConnection';
import { pageStory } from '../../testing/pageStory';
import { firstHelpPhone } from '../../config/runtimeConfig';
import { storyConfig } from '../../testing/storyConfig';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Pages/Responsible gaming' };
export default meta;

const at = '/responsible-gaming';

export const Loaded = pageStory({ at }, async ({ text }) => {
  await visitor.sees(text('rg.limit.dep.week'));
  await visitor.sees('₱10,000.00');
  await visitor.sees(text('rg.limit.time'));
  await visitor.sees(text('rg.realityEvery', { n: 60 }));
  const year = await screen.findByRole('table', { name: text('rg.spentYear') });
  await expect(within(year).getAllByRole('row')).toHaveLength(13);
  await visitor.sees('₱61,500.00');
});

/** The way out is in the first view, above everything that is long; the limits follow. */
export const WaysOut = pageStory({ at }, async ({ text }) => {
  const exclude = await screen.findByRole('button', { name: new RegExp(text('rg.exclude')) });
  const help = screen.getByRole('link', { name: text('rg.getHelp') });
  const { bottom } = exclude.getBoundingClientRect();
  await expect(bottom).toBeLessThan(help.getBoundingClientRect().top);
  const limits = await screen.findByRole('list', { name: text('rg.limits') });
  await expect(limits.getBoundingClientRect().top).toBeGreaterThan(bottom);
});

export const Loading = pageStory({ at, operator: { rgInfo: keepSilent } });

/** Nothing is set yet: every limit says so. */
export const Empty = pageStory(
  {
    at,
    operator: {
      rgInfo: () =>
        answer({
          ...sampleLimits,
          dep: { day: null, week: null, month: null },
          loss: { day: null, week: null, month: null },
          session: null,
        }),
    },
  },
  async ({ text }) => {
    await expect(await screen.findAllByText(text('rg.notSet'))).toHaveLength(7);
  },
);

export const Failed = pageStory({ at, operator: replyToAll(refuse(500)) }, async ({ text }) =>
  visitor.sees(text('rg.failed')),
);

export const Offline = pageStory({ at }, async ({ operator, text }) => {
  await visitor.sees(text('rg.limit.dep.week'));
  await deviceConnection.loseWhenIdle();
  operator.handle(replyToAll(beOffline()));
  await visitor.sees(text('net.offline'));
});

/** Help needs no account: the operator's number stands in the list, and is one tap away at the foot of the page. */
export const Guest = pageStory({ visitor: 'guest', at }, async ({ text }) => {
  const lines = await screen.findByRole('list', { name: text('rg.helpLines') });
  await within(lines).findByText(inOnePiece(firstHelpPhone(storyConfig)));
  const help = screen.getByRole('link', { name: text('rg.getHelp') });
  await expect(help).toHaveAttribute('href', 'tel:1800101234');
  await expect(screen.queryByText(text('rg.limits'))).toBeNull();
});

/** A limit that is to go holds until the player confirms it again: its own row says from when. */
export const RemovalWaits = pageStory(
  {
    at,
    operator: {
      rgInfo: () =>
        answer({
          ...sampleLimits,
          dep: {
            ...sampleLimits.dep,
            day: {
              am: 500,
              used: 400,
              open: 100,
              reset: 1_763_049_600,
              pending: { am: null, from: 1_763_092_800 },
            },
          },
        }),
    },
  },
  async ({ text }) => {
    const row = await screen.findByRole('button', { name: new RegExp(text('rg.limit.dep.day')) });
    await within(row).findByText(text('rg.removalWaits', { time: '2025-11-14 12:00' }));
    await within(row).findByText('₱500.00');
  },
);

/** The operator names a page of who helps: it opens beside the app. */
export const HelpPage = pageStory(
  {
    visitor: 'guest',
    at,
    operator: {
      urlConfig: () => answer({ tgUrl: '', bindPhone: 0 as const, help: 'https://help.example/play' }),
    },
  },
  async ({ text }) => {
    await screen.findByRole('button', { name: text('rg.helpPage') });
  },
);

/** An address that must not be opened is not offered. */
export const HelpPageUnsafe = {
  ...pageStory(
    {
      visitor: 'guest',
      at,
      operator: {
        urlConfig: () => answer({ tgUrl: '', bindPhone: 0 as const, help: 'data:text/html,help' }),
      },
    },
    async ({ text, operator }) => {
      await screen.findByRole('list', { name: text('rg.helpLines') });
      await waitFor(() => expect(operator.seen.some(({ call }) => call === 'urlConfig')).toBe(true));
      await expect(screen.queryByRole('button', { name: text('rg.helpPage') })).toBeNull();
    },
  ),
  parameters: { visual: { skip: 'It looks as for every guest.' } },
};
