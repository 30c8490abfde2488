import { answer, keepSilent, refuse, sampleSessions, sampleWrites } from '@kislap/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { overlayStory } from '../../testing/overlayStory';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Overlays/Sessions' };
export default meta;

const sessions = { name: 'sessions', options: {} } as const;
const { endSession } = sampleWrites;
const here = sampleSessions.filter(({ here: isHere }) => isHere === 1);

/** This device comes first, and says when the login before it was. */
export const Loaded = overlayStory(sessions, {}, async ({ text }) => {
  await visitor.sees(text('session.this'));
  const [first] = await within(await screen.findByRole('dialog')).findAllByRole('listitem');
  await expect(first).toHaveTextContent('Chrome on Android');
  await visitor.sees(text('session.previous'));
});

export const Loading = overlayStory(sessions, { operator: { sessions: keepSilent } });

export const Failed = overlayStory(
  sessions,
  { operator: { sessions: () => refuse(500) } },
  async ({ text }) => visitor.sees(text('session.failed')),
);

/** There is nothing to end. */
export const Alone = overlayStory(
  sessions,
  { operator: { sessions: () => answer(here) } },
  async ({ text }) => {
    await visitor.sees(text('session.alone'));
    await expect(screen.queryByRole('button', { name: text('session.endOthers') })).toBeNull();
  },
);

export const OneEnded = overlayStory(sessions, { operator: { endSession } }, async ({ text, operator }) => {
  await visitor.press(text('session.endOf', { device: 'Firefox on Windows' }));
  await visitor.sees(text('session.ended', { device: 'Firefox on Windows' }));
  const sent = operator.seen.find(({ call }) => call === 'endSession');
  await expect(sent?.fields).toEqual({ id: 'b2' });
});

/** All others only after a question. */
export const OthersEnded = overlayStory(
  sessions,
  { operator: { endSession } },
  async ({ text, operator }) => {
    await visitor.press(text('session.endOthers'));
    await screen.findByRole('dialog', { name: text('session.endOthersAsk') });
    operator.handle({ sessions: () => answer(here) });
    const answers = await screen.findAllByRole('button', { name: text('session.endOthers') });
    answers.at(-1)?.click();
    await visitor.sees(text('session.othersEnded'));
    await waitFor(() => expect(screen.queryByText('Firefox on Windows')).toBeNull());
  },
);
