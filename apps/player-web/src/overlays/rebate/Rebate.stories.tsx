import { answer, beOffline, keepSilent, refuse, sampleWrites } from '@kislap/api/testing';
import type { DataOf } from '@kislap/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { overlayStory } from '../../testing/overlayStory';
import { STORY_NOW } from '../../testing/STORY_NOW';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Overlays/Rebate' };
export default meta;

const rebate = { name: 'rebate', options: {} } as const;

const received = () =>
  answer({ FlGet: 1 as const, Amount: 505_200, UserFlow: 84_200_000, rate: 0.6, day: '2025-11-12' });

/** Years of rebates, newest first. */
const history: DataOf<'getDayFlow'> = Array.from({ length: 10_000 }, (_, index) => ({
  LogID: 10_000 - index,
  LogTime: STORY_NOW / 1000 - index * 86_400,
  UserFlow: 84_200_000,
  Amount: 505_200,
}));

/** The exact title, what is due and what it is a part of. */
export const Loaded = overlayStory(rebate, {}, async ({ text }) => {
  await screen.findByRole('dialog', { name: text('rebate.title') });
  await visitor.sees('₱50.52');
});

/** One tap, and the fan is closed; the receipt has the number to ask about. */
export const Received = overlayStory(
  rebate,
  { operator: { receiveDayFlow: sampleWrites.receiveDayFlow } },
  async ({ operator, text }) => {
    await screen.findByRole('button', { name: text('rebate.receive') });
    operator.handle({ userDayFlow: received });
    await visitor.press(text('rebate.receive'));
    await visitor.sees(text('rebate.received'));
    await expect(screen.queryByRole('button', { name: text('rebate.receive') })).toBeNull();
    await visitor.press(text('receipt.title'));
    await visitor.sees('G1042');
  },
);

/** It was received on another device: the panel says so and catches up. */
export const AlreadyReceived = overlayStory(
  rebate,
  { operator: { receiveDayFlow: () => refuse(1009, 'Already yours.') } },
  async ({ operator, text }) => {
    await screen.findByRole('button', { name: text('rebate.receive') });
    operator.handle({ userDayFlow: received });
    await visitor.press(text('rebate.receive'));
    await visitor.sees('Already yours.');
    await visitor.sees(text('rebate.received'));
  },
);

export const Closed = overlayStory(rebate, { operator: { userDayFlow: received } }, async ({ text }) =>
  visitor.sees(text('rebate.received')),
);

export const NothingDue = overlayStory(
  rebate,
  {
    operator: {
      userDayFlow: () => answer({ FlGet: 0, Amount: 0, UserFlow: 0, rate: 0.6, day: '2025-11-12' }),
    },
  },
  async ({ text }) => {
    const button = await screen.findByRole('button', { name: text('rebate.receive') });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
);

export const Loading = overlayStory(rebate, {
  operator: { userDayFlow: keepSilent, getDayFlow: keepSilent },
});

export const Empty = overlayStory(rebate, { operator: { getDayFlow: () => answer([]) } }, async ({ text }) =>
  visitor.sees(text('common.noData')),
);

export const Failed = overlayStory(
  rebate,
  {
    operator: {
      userDayFlow: () => refuse(500, 'The fan is being folded.'),
      getDayFlow: () => refuse(500, 'The record is being moved.'),
    },
  },
  async () => {
    await visitor.sees('The fan is being folded.');
    await visitor.sees('The record is being moved.');
  },
);

export const LaterPageFailed = overlayStory(
  rebate,
  { operator: { getDayFlow: ({ offset }) => (offset === 0 ? answer(history.slice(0, 3)) : refuse(500)) } },
  async ({ text }) => visitor.sees(text('net.tapRetry')),
);

export const Offline = overlayStory(
  rebate,
  { isOffline: true, operator: { userDayFlow: beOffline, getDayFlow: beOffline } },
  async ({ text }) => visitor.sees(text('net.offline')),
);

/** Ten thousand rebates cost no more to draw than those in sight. */
export const LongHistory = overlayStory(
  rebate,
  { operator: { getDayFlow: ({ offset }) => answer(history.slice(offset, offset + 100)) } },
  async ({ text }) => {
    await visitor.sees(text('rebate.history'));
    const panel = await screen.findByRole('dialog', { name: text('rebate.title') });
    const [newest] = await within(panel).findAllByRole('listitem');
    await expect(newest).toHaveTextContent(/8,420\.00.*50\.52/);
  },
);
