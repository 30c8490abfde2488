import {
  answer,
  beOffline,
  keepSilent,
  refuse,
  replyToAll,
  samplePlayer,
  sampleWrites,
} from '@kislap/api/testing';
import type { DataOf } from '@kislap/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { deviceConnection } from '../../testing/deviceConnection';
import { pageStory } from '../../testing/pageStory';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Pages/Check in' };
export default meta;

const at = '/user/checkIn';

const playerWith = (marks: Partial<DataOf<'getUserInfo'>>) => () => answer({ ...samplePlayer, ...marks });

const today = (deposited: number) => () =>
  answer({ UserVip: 2, AllDep: 1500, DayDep: deposited, UserFlow: 28_765_500, VipOrder: 4 });

/** It is Thursday, one day is signed, and everything is met: the day waits. */
export const Loaded = pageStory({ at }, async ({ text }) => {
  const take = await screen.findByRole('button', { name: text('sign.doFor', { amount: '₱2.00' }) });
  // What the prize is worth is read before it is taken.
  const terms = screen.getByText(text('sign.rule5', { n: 1 }));
  await expect(terms.compareDocumentPosition(take)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

export const Loading = pageStory({ at, operator: replyToAll(keepSilent()) });

export const Failed = pageStory(
  { at, operator: { getSignInfo: () => refuse(500, 'The week is being counted.') } },
  async ({ text }) => {
    await visitor.sees('The week is being counted.');
    await visitor.sees(text('common.retry'));
  },
);

/** What is known stays; nothing can be taken. */
export const Offline = pageStory({ at }, async ({ operator, text }) => {
  const name = text('sign.doFor', { amount: '₱2.00' });
  await screen.findByRole('button', { name });
  await deviceConnection.loseWhenIdle();
  operator.handle(replyToAll(beOffline()));
  await visitor.sees(text('net.offline'));
  await waitFor(() => expect(screen.getByRole('button', { name })).toBeDisabled());
});

/** The seven prizes are for everybody to see; taking them is for players. */
export const Guest = pageStory({ visitor: 'guest', at }, async ({ text }) => {
  await visitor.sees(text('sign.guestText', { amount: '₱20.00' }));
  await visitor.sees(text('sign.rule5', { n: 1 }));
  await visitor.sees(text('sign.ruleDay'));
  const first = await screen.findByRole('button', { name: text('sign.bladeToday', { n: 1, x: '1' }) });
  await expect(first).toHaveAttribute('aria-current', 'date');
  await expect(
    screen.getByRole('button', { name: text('sign.bladeUpcoming', { n: 7, x: '20' }) }),
  ).toBeVisible();
  await visitor.press(text('sign.login'));
  await visitor.sees(text('login.title'));
});

export const GuestFailed = pageStory(
  { visitor: 'guest', at, operator: { getSignInfo: () => refuse(500, 'Not now, please.') } },
  async () => visitor.sees('Not now, please.'),
);

/** One tap, and the day is the player's; the week moves on by the operator's own answer. */
export const CheckedIn = pageStory(
  { at, operator: { eventGetSign: sampleWrites.eventGetSign } },
  async ({ operator, text }) => {
    await screen.findByRole('button', { name: text('sign.doFor', { amount: '₱2.00' }) });
    operator.handle({ getUserInfo: playerWith({ SignTimes: 2, IsSignToday: 1 }) });
    await visitor.press(text('sign.doFor', { amount: '₱2.00' }));
    await visitor.sees(text('sign.dayYours', { n: 2 }));
    // It says that the gift is locked, and then what comes tomorrow.
    await screen.findByText(/₱2\.00.* .*₱3\.00/);
  },
);

/** It was taken on another device: the page says so and shows the day as taken. */
export const AlreadyCheckedIn = pageStory(
  { at, operator: { eventGetSign: () => refuse(1009, 'Already yours.') } },
  async ({ operator, text }) => {
    await screen.findByRole('button', { name: text('sign.doFor', { amount: '₱2.00' }) });
    operator.handle({ getUserInfo: playerWith({ SignTimes: 2, IsSignToday: 1 }) });
    await visitor.press(text('sign.doFor', { amount: '₱2.00' }));
    await visitor.sees('Already yours.');
    await visitor.sees(text('sign.done'));
  },
);

/** A missed day comes first; the question says why. */
export const ToRepair = pageStory(
  {
    at,
    operator: {
      getUserInfo: playerWith({ IsRenewToday: 1 }),
      eventGetSign: ({ isRenew }) =>
        isRenew === 1 ? sampleWrites.eventGetSign() : refuse(1008, 'This was no repair.'),
    },
  },
  async ({ text }) => {
    await visitor.sees(text('sign.mendTitle'));
    await expect(
      screen.getByRole('button', { name: text('sign.bladeUpcoming', { n: 3, x: '3' }) }),
    ).toBeVisible();
    await visitor.press(text('sign.repairDay', { n: 2 }));
    await screen.findByRole('dialog', { name: text('sign.repairAsk', { n: 2, tips: '2 PHP' }) });
    await visitor.sees(text('sign.repairWhy'));
    await visitor.press(text('sign.repair'));
    await visitor.sees(text('sign.dayYours', { n: 2 }));
  },
);

export const WaitsForRepair = pageStory(
  { at, operator: { getUserInfo: playerWith({ IsRenewToday: 1 }) } },
  async ({ text }) => {
    const button = await screen.findByRole('button', { name: text('sign.do') });
    await expect(button).toHaveAccessibleDescription(text('sign.repairFirst'));
  },
);

/** A day was missed and today's deposit is not enough to repair it: checking in now would close that. */
export const MayBeRepaired = pageStory({ at, operator: { signUserInfo: today(60) } }, async ({ text }) => {
  await visitor.sees(text('sign.chanceDeposit', { n: 2, amount: '₱40.00' }));
  // The missed day is not drawn as today's.
  await expect(
    screen.getByRole('button', { name: text('sign.bladeRepairable', { n: 2, x: '2' }) }),
  ).toBeVisible();
});

export const ConditionsNotMet = pageStory(
  { at, operator: { signUserInfo: today(0), getUserInfo: playerWith({ SignTimes: 3 }) } },
  async ({ text }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: text('sign.notYet') })).toBeDisabled());
    await visitor.sees(text('sign.goals', { n: 1 }));
    await expect(screen.queryByRole('heading', { name: text('sign.openTitle') })).toBeNull();
  },
);

export const DoneForToday = pageStory(
  { at, operator: { getUserInfo: playerWith({ SignTimes: 4, IsSignToday: 1 }) } },
  async ({ text }) => visitor.sees(text('sign.doneText', { n: 4, amount: '₱8.00' })),
);

export const WholeWeek = pageStory(
  { at, operator: { getUserInfo: playerWith({ SignTimes: 7, IsSignToday: 1 }) } },
  async ({ text }) => visitor.sees(text('sign.wholeText')),
);

/** A day that is not today's says what it is. */
export const AnotherDayPressed = pageStory({ at }, async ({ text }) => {
  await visitor.press(text('sign.bladeClaimed', { n: 1, x: '1' }));
  await visitor.sees(text('sign.bladeClaimed', { n: 1, x: '1' }));
});

export const Rules = pageStory({ at }, async ({ text }) => {
  await visitor.press(text('sign.rules'));
  await visitor.sees(text('sign.rule3'));
});

/** Rules that ask for everything there is. */
export const OddPlan = pageStory(
  {
    at,
    operator: {
      getSignInfo: () =>
        answer({
          global_rules: {
            user_vip: 10,
            all_depAmt: 900_000_000_000,
            day_flow: 900_000_000_000,
            user_order: [9],
          },
          day_info: Array.from({ length: 7 }, () => ({ prize_type: 1, prize_amount: 900_000_000 })),
        }),
    },
  },
  async ({ text }) => visitor.sees(text('sign.ruleVip')),
);

/** A week has seven days: of another nothing is shown. */
export const NoWeek = pageStory(
  { at, operator: { getSignInfo: () => answer({ global_rules: {}, day_info: [] }) } },
  async ({ text }) => visitor.sees(text('common.retry')),
);
