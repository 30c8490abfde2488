import { answer, beOffline, keepSilent, refuse, sampleBets, sampleWrites } from '@kislap/api/testing';
import type { DataOf, RequestOf } from '@kislap/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { overlayStory } from '../../testing/overlayStory';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Overlays/Rewards' };
export default meta;

const today = { name: 'rewards', options: { day: '2025-11-13' } } as const;
const yesterday = { name: 'rewards', options: { day: '2025-11-12' } } as const;

type Reward = NonNullable<DataOf<'betLog4U'>['reward']>;

/** One day has a reward; the days around it have none. */
const withReward =
  (reward: Partial<Reward> | undefined, day: string = today.options.day) =>
  ({ curDate }: RequestOf<'betLog4U'>) =>
    answer({
      list: [],
      sum: { n: 3, BetScore: 1_700_000, WinScore: 1_765_000 },
      ...(reward &&
        curDate === day && { reward: { need: 10_000_000, have: 10_000_000, am: 5, state: 0, ...reward } }),
    });

/** Not enough is bet yet: the button says so and cannot be pressed. */
export const Locked = overlayStory(today, {}, async ({ text }) => {
  const [button] = await screen.findAllByRole('button', { name: text('reward.receive') });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await visitor.sees(sampleBets[0]?.name ?? '');
});

/** The money comes once, and the screen says so from the operator's own answer. */
export const Received = overlayStory(
  today,
  { operator: { betLog4U: withReward({ state: 1 }), getTeamReward: sampleWrites.getTeamReward } },
  async ({ operator, text }) => {
    await screen.findByRole('button', { name: text('reward.receive') });
    operator.handle({ betLog4U: withReward({ state: 2 }) });
    await visitor.press(text('reward.receive'));
    await visitor.sees(text('reward.came', { amount: '₱5.00' }));
    await visitor.sees(text('reward.received'));
  },
);

/** The operator has given it before; the screen catches up with it. */
export const AlreadyReceived = overlayStory(
  today,
  { operator: { betLog4U: withReward({ state: 1 }), getTeamReward: () => refuse(1009, 'Already yours.') } },
  async ({ operator, text }) => {
    await screen.findByRole('button', { name: text('reward.receive') });
    operator.handle({ betLog4U: withReward({ state: 2 }) });
    await visitor.press(text('reward.receive'));
    await visitor.sees('Already yours.');
    await visitor.sees(text('reward.received'));
  },
);

/** A reward of the day before still waits. */
export const Earlier = overlayStory(
  yesterday,
  { operator: { betLog4U: withReward({ state: 1 }, yesterday.options.day) } },
  async ({ text }) => {
    await screen.findByRole('button', { name: text('mail.receive') });
  },
);

export const Loading = overlayStory(today, { operator: { betLog4U: keepSilent } });

export const Empty = overlayStory(
  today,
  { operator: { betLog4U: withReward(undefined) } },
  async ({ text }) => visitor.sees(text('reward.none')),
);

export const Failed = overlayStory(
  today,
  { operator: { betLog4U: () => refuse(500, 'The record is being moved.') } },
  async () => visitor.sees('The record is being moved.'),
);

export const Offline = overlayStory(
  today,
  { isOffline: true, operator: { betLog4U: beOffline } },
  async ({ text }) => visitor.sees(text('net.offline')),
);
