import { beOffline, keepSilent, refuse, sampleReads } from '@kislap/api/testing';
import { epochSecondsFrom, formatManila } from '@kislap/domain';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { inOnePiece } from '../../config/inOnePiece';
import { pageStory } from '../../testing/pageStory';
import { STORY_NOW } from '../../testing/STORY_NOW';
import { firstHelpPhone } from '../../config/runtimeConfig';
import { storyConfig } from '../../testing/storyConfig';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Pages/Maintain' };
export default meta;

const closed = {
  visitor: 'guest',
  at: '/maintain',
  state: { returnTo: '/register' },
  operator: { urlConfig: () => refuse(555) },
} as const;

export const Loaded = pageStory(closed, async ({ text }) => {
  await visitor.sees(text('app.maint'));
  await screen.findByRole('button', { name: text('common.retry') });
  await screen.findByRole('button', { name: text('cs.title') });
  const help = text('rg.helpNamed', { phone: inOnePiece(firstHelpPhone(storyConfig)) });
  await waitFor(() =>
    expect(screen.getByRole('link', { name: help })).toHaveAttribute('href', 'tel:1800101234'),
  );
});

export const Asking = pageStory({ ...closed, operator: { urlConfig: keepSilent } }, async ({ text }) =>
  visitor.press(text('common.retry')),
);

export const StillClosed = pageStory(closed, async ({ text }) => {
  await visitor.press(text('common.retry'));
  await visitor.sees(text('app.maint'));
});

export const Offline = pageStory({ ...closed, isOffline: true, operator: { urlConfig: beOffline } });

const inTwoHours = STORY_NOW / 1000 + 7200;

/** The operator's own words, and when it plans to be back; asked again, it tells another plan. */
export const WithPlannedEnd = pageStory(
  {
    ...closed,
    operator: { urlConfig: () => refuse(555, 'We move to a faster home.', { until: inTwoHours }) },
  },
  async ({ operator, text }) => {
    const time = (seconds: number) => formatManila(epochSecondsFrom(seconds), 'minute');
    await visitor.press(text('common.retry'));
    await visitor.sees('We move to a faster home.');
    await visitor.sees(text('app.maintEnd', { time: time(inTwoHours) }));
    operator.handle({
      urlConfig: () => refuse(555, 'A little longer.', { until: String(inTwoHours + 3600) }),
    });
    await visitor.press(text('common.retry'));
    await visitor.sees('A little longer.');
    await visitor.sees(text('app.maintEnd', { time: time(inTwoHours + 3600) }));
  },
);

/** It asks by itself, and returns to where its visitor was when the operator is back. */
export const Reopened = pageStory(closed, async ({ operator, pass, text }) => {
  operator.handle({ urlConfig: sampleReads.urlConfig });
  await pass(30_000);
  await screen.findByRole('button', { name: text('reg.create') });
});

/** Nobody sent the visitor here, and the operator is fine: one question, and home. */
export const CameByHand = pageStory({ visitor: 'guest', at: '/maintain' }, async ({ text }) => {
  await screen.findByRole('link', { name: text('auth.register') });
});
