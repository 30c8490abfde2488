import { answer, beOffline, keepSilent, refuse, replyToAll, sampleWrites } from '@kislap/api/testing';
import type { Handlers } from '@kislap/api/testing';
import { activityNumber } from '@kislap/domain';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { pageStory } from '../../testing/pageStory';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Pages/My gifts' };
export default meta;

const at = '/rewards';
/** Everything is switched on. */
const on: Handlers = {
  activityStateList: () =>
    answer(Object.values(activityNumber).map((type) => ({ activity_type: type, status: 1 }))),
};

/** Gifts of several sources with their terms, what can come next, and the last of what came. */
export const Loaded = pageStory({ at, operator: on }, async ({ text }) => {
  await screen.findByRole('heading', { name: text('rebate.ready') });
  await visitor.sees(text('vip.gift.day'));
  await screen.findByRole('heading', { name: text('gifts.next') });
});

/** One press, and it is in the balance. */
export const Received = pageStory(
  { at, operator: { ...on, getUserLvDay: sampleWrites.getUserLvDay } },
  async ({ text }) => {
    await visitor.press(`${text('mail.receive')}: ${text('vip.gift.day')}`);
    await screen.findByRole('dialog', { name: (name) => name.includes(text('vip.gift.day')) });
  },
);

/** What was claimed here stands in the record below without coming back. */
export const Recorded = pageStory(
  { at, operator: { ...on, getUserLvDay: sampleWrites.getUserLvDay } },
  async ({ text, operator }) => {
    const asked = () => operator.seen.filter(({ call }) => call === 'lotteryLog').length;
    await screen.findByRole('heading', { name: text('gifts.next') });
    await waitFor(() => expect(asked()).toBeGreaterThan(0));
    const before = asked();
    operator.handle({ userLvDay: () => answer([{ lvType: 1, am: 2, state: 2, next: 1_763_049_600 }]) });
    await visitor.press(`${text('mail.receive')}: ${text('vip.gift.day')}`);
    await visitor.press(text('common.ok'));
    await waitFor(() => expect(asked()).toBeGreaterThan(before));
  },
);

const nothing: Handlers = { activityStateList: () => answer([]), getMsgList: () => answer([]) };
const none: Handlers = {
  ...nothing,
  shareDep: () => answer({ list: [], can: 0, got: 0 }),
  bonusUserInfo: () => answer({ can: 0, today: 0, week: 0, all: 0, next: 0 }),
  redPackerInfo: () => answer([]),
  lotteryLog: () => answer([]),
};

/** Nothing waits and nothing comes: nothing is announced as coming. */
export const Empty = pageStory({ at, operator: none }, async ({ text }) => {
  await visitor.sees(text('gifts.none'));
  await expect(screen.queryByText(text('gifts.noneWhy'))).toBeNull();
});

export const Loading = pageStory({ at, operator: replyToAll(keepSilent()) });

/** A source that fails hides no other. */
export const OneFailed = pageStory(
  { at, operator: { ...on, userLvDay: () => refuse(500) } },
  async ({ text }) => {
    await visitor.sees(text('gifts.failed'));
    await expect(await screen.findByRole('heading', { name: text('gifts.next') })).toBeVisible();
  },
);

/** What could not be asked for is not told as nothing. */
export const Failed = pageStory({ at, operator: replyToAll(refuse(500)) }, async ({ text }) => {
  await visitor.sees(text('gifts.failed'));
  await expect(screen.queryByText(text('gifts.none'))).toBeNull();
});

/** One source failed, and the others have nothing: that may be where something waits. */
export const NothingElse = pageStory(
  { at, operator: { ...none, shareDep: () => refuse(500) } },
  async ({ text }) => {
    await visitor.sees(text('gifts.failed'));
    await expect(screen.queryByText(text('gifts.none'))).toBeNull();
  },
);

const HOUR = 3_600_000;

/** Open over midnight: what was yesterday's to claim is asked for again, and goes. */
export const NewDay = {
  ...pageStory({ at, operator: on }, async ({ text, operator, pass, passUntil }) => {
    const claim = { name: `${text('mail.receive')}: ${text('vip.gift.day')}` };
    await screen.findByRole('button', claim);
    await pass(3 * HOUR);
    operator.handle({ userLvDay: () => answer([{ lvType: 1, am: 2, state: 0, next: 1_763_136_000 }]) });
    await expect(screen.getByRole('button', claim)).toBeVisible();
    await pass(HOUR);
    await passUntil(10_000, () => expect(screen.queryByRole('button', claim)).toBeNull());
  }),
  parameters: { visual: { skip: 'It is a page of gifts as on every day.' } },
};

/** The operator no longer gives it: that is told, and the list is asked for again. */
export const Refused = pageStory(
  { at, operator: { ...on, getUserLvDay: () => refuse(1009, 'You already received this.') } },
  async ({ text, operator }) => {
    await visitor.press(`${text('mail.receive')}: ${text('vip.gift.day')}`);
    await visitor.sees('You already received this.');
    await waitFor(() =>
      expect(operator.seen.filter(({ call }) => call === 'userLvDay').length).toBeGreaterThan(1),
    );
  },
);

export const Offline = pageStory(
  { at, isOffline: true, operator: replyToAll(beOffline()) },
  async ({ text }) => visitor.sees(text('net.offline')),
);

export const Guest = pageStory({ visitor: 'guest', at }, async ({ text }) =>
  visitor.sees(text('login.title')),
);
