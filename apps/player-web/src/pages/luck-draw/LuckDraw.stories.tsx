import {
  answer,
  beOffline,
  keepSilent,
  refuse,
  replyToAll,
  sampleDraw,
  sampleWrites,
} from '@kislap/api/testing';
import type { Handlers } from '@kislap/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { deviceConnection } from '../../testing/deviceConnection';
import { pageStory } from '../../testing/pageStory';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Pages/Luck draw' };
export default meta;

const at = '/luck-draw';
const { round, spin } = sampleDraw;

const withRound = (changed: Partial<Record<keyof typeof round, number>>): Handlers => ({
  getUserPddInfo: () => answer([{ ...round, ...changed }]),
});

export const Loaded = pageStory({ at }, async ({ text }) => {
  await visitor.sees(text('draw.missing', { percent: 62, x: '37.50' }));
  await visitor.sees(text('draw.left', { n: 2 }));
  await visitor.sees(text('draw.rule.short'));
  // A mystery waits to be opened, and counts.
  await visitor.sees(text('draw.chance', { n: 2, chance: '16.83%' }));
  await screen.findByText(new RegExp(text('draw.oneMore', { chance: '' })));
  await screen.findByRole('table', { name: text('draw.oddsOfAll') });
});

export const Loading = pageStory({ at, operator: replyToAll(keepSilent()) });

/** No round runs yet: one tap begins it. */
export const Empty = pageStory(
  {
    at,
    operator: {
      getUserPddInfo: () => answer([]),
      getLotteryLogList: () => answer([]),
      pddInit: sampleWrites.pddInit,
    },
  },
  async ({ text }) => {
    await visitor.press(text('draw.start'));
    await visitor.sees(text('draw.left', { n: 1 }));
  },
);

/** A text that cannot be read is no draw. */
export const NotOpen = pageStory(
  { at, operator: { getPddConfigInfo: () => answer('{') } },
  async ({ text }) => visitor.sees(text('draw.closed')),
);

export const Failed = pageStory(
  { at, operator: replyToAll(refuse(500, 'The wheel is being oiled.')) },
  async () => visitor.sees('The wheel is being oiled.'),
);

/** What is known stays; nobody spins. */
export const Offline = pageStory({ at }, async ({ operator, text }) => {
  await visitor.sees(text('draw.left', { n: 2 }));
  await deviceConnection.loseWhenIdle();
  operator.handle(replyToAll(beOffline()));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: new RegExp(`^${text('draw.spin')}`) })).toHaveAttribute(
      'aria-disabled',
      'true',
    ),
  );
});

/** The wheel is there to be seen; a spin leads to the login. */
export const Guest = pageStory({ visitor: 'guest', at }, async ({ text }) => {
  await screen.findByRole('img', { name: text('draw.wheel.label', { n: 8 }) });
  await visitor.press(text('draw.logIn'));
  await visitor.sees(text('login.title'));
});

/** The wheel stops at the prize, and the sheet says what it does to the goal. */
export const Won = pageStory({ at, operator: { pddNew: sampleWrites.pddNew } }, async ({ text }) => {
  await visitor.press(text('draw.spin') + `. ${text('draw.left', { n: 2 })}`);
  await screen.findByRole('dialog', { name: text('draw.progress', { x: '₱28.00', goal: '₱100.00' }) });
  await visitor.sees(text('draw.goalNow', { have: '90.50', need: '100.00' }));
});

/** The first spin of a player stands in the list behind its sheet, which said until then that there is none. */
export const FirstSpin = pageStory(
  { at, operator: { pddNew: sampleWrites.pddNew, getLotteryLogList: () => answer([]) } },
  async ({ operator, text }) => {
    await visitor.sees(text('draw.noSpins'));
    operator.handle({
      getLotteryLogList: ({ logId }) => answer(logId === 0 ? [{ ...spin, logid: 74 }] : []),
    });
    await visitor.press(text('draw.spin') + `. ${text('draw.left', { n: 2 })}`);
    await screen.findByRole('dialog', { name: text('draw.progress', { x: '₱28.00', goal: '₱100.00' }) });
    await waitFor(() => expect(screen.queryByText(text('draw.noSpins'))).toBeNull());
  },
);

/** The answer to a spin is lost: it is sent again under its first key. */
export const AnswerLost = pageStory({ at, operator: { pddNew: beOffline } }, async ({ operator, text }) => {
  const hub = `${text('draw.spin')}. ${text('draw.left', { n: 2 })}`;
  await visitor.press(hub);
  await visitor.sees(text('draw.unknown'));
  operator.handle({ pddNew: sampleWrites.pddNew });
  await visitor.press(hub);
  await screen.findByRole('dialog', { name: text('draw.progress', { x: '₱28.00', goal: '₱100.00' }) });
  const keys = operator.seen
    .filter(({ call }) => call === 'pddNew')
    .map(({ idempotencyKey }) => idempotencyKey);
  await expect(new Set(keys).size).toBe(1);
});

export const NoSpinsLeft = pageStory({ at, operator: withRound({ times: 0 }) }, async ({ text }) => {
  await screen.findByRole('button', { name: text('draw.invite') });
});

/** Paid out with one tap, into the balance. */
export const GoalReached = pageStory(
  {
    at,
    operator: {
      ...withRound({ am: 100, times: 0, state: 2 }),
      getPdd: () =>
        answer({
          am: 100,
          Score: 124_456_780,
          needFlow: 100,
          user: { ...round, am: 100, times: 0, state: 3 },
        }),
    },
  },
  async ({ text }) => {
    await visitor.press(text('draw.out'));
    await screen.findByRole('dialog', { name: new RegExp(text('draw.paidTitle')) });
  },
);

export const Paid = pageStory(
  { at, operator: withRound({ am: 100, times: 0, state: 3 }) },
  async ({ text }) => {
    await visitor.sees(text('draw.paid'));
    await screen.findByRole('button', { name: text('draw.restart') });
  },
);

export const Ended = pageStory({ at, operator: withRound({ times: 0, state: 4 }) }, async ({ text }) =>
  visitor.sees(text('draw.ended')),
);

/** A mystery of this round waits in the list. */
export const MysteryInList = pageStory(
  {
    at,
    operator: {
      getLotteryLogList: ({ logId }) =>
        answer(logId === 0 ? [{ ...spin, logid: 74, type: 3, am: 0, index: 3, state: 1 }] : []),
    },
  },
  async ({ text }) => {
    (await screen.findByRole('tab', { name: text('draw.mySpins') })).scrollIntoView();
    const waiting = await screen.findByRole('button', { name: new RegExp(text('draw.mystery')) });
    // Rows that are still being scrolled take no press.
    await waitFor(() => expect(getComputedStyle(waiting).pointerEvents).not.toBe('none'));
    await visitor.press(new RegExp(text('draw.mystery')));
    await screen.findByRole('button', { name: text('draw.open') });
  },
);

export const Friends = pageStory({ at }, async ({ text }) => {
  await visitor.press(text('draw.friends'), 'tab');
  await visitor.sees(text('draw.counted'));
  await visitor.sees(text('draw.registered'));
});

/** Nobody was paid: nobody is made up. */
export const NoWinners = pageStory({ at, operator: { pddPerList: () => answer([]) } }, async ({ text }) => {
  await visitor.press(text('draw.winners'), 'tab');
  await visitor.sees(text('draw.noWinners'));
});
