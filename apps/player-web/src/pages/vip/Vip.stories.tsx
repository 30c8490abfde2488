import {
  answer,
  beOffline,
  keepSilent,
  refuse,
  replyToAll,
  sampleReads,
  sampleWrites,
} from '@kislap/api/testing';
import type { DataOf } from '@kislap/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { deviceConnection } from '../../testing/deviceConnection';
import { pageStory } from '../../testing/pageStory';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Pages/VIP' };
export default meta;

const at = '/user/vip';
const { getUserLvDay } = sampleWrites;
const status: DataOf<'signUserInfo'> = {
  UserVip: 2,
  AllDep: 1500,
  DayDep: 0,
  UserFlow: 0,
  AllFlow: 0,
  VipOrder: 1,
};

/** Two bars to fill, a gift to receive, one received, one that waits for a level. */
export const Loaded = pageStory({ at }, async ({ text }) => {
  await visitor.sees(text('vip.bars.two', { next: text('vip.name.capiz') }));
  await visitor.sees(text('vip.giftReady.day'));
  await visitor.sees(text('reward.received'));
});

export const Loading = pageStory({ at, operator: replyToAll(keepSilent()) });

export const Failed = pageStory(
  { at, operator: { signUserInfo: () => refuse(500, 'The levels are being counted.') } },
  async ({ operator, text }) => {
    await visitor.sees('The levels are being counted.');
    operator.handle({ signUserInfo: () => answer(status) });
    await visitor.press(text('common.retry'));
    await visitor.sees(text('vip.benefits'));
  },
);

/** The level is there; only the gifts are not. */
export const GiftsFailed = pageStory(
  { at, operator: { userLvDay: () => refuse(500, 'The gifts are being wrapped.') } },
  async ({ text }) => {
    await visitor.sees('The gifts are being wrapped.');
    await visitor.sees(text('vip.benefits'));
  },
);

/** What is known stays. */
export const Offline = pageStory({ at }, async ({ operator, text }) => {
  await visitor.sees(text('vip.benefits'));
  await deviceConnection.loseWhenIdle();
  operator.handle(replyToAll(beOffline()));
  await visitor.sees(text('net.offline'));
});

/** The page is for players: a guest who comes here is at the login. */
export const Guest = pageStory({ visitor: 'guest', at }, async ({ text }) =>
  visitor.sees(text('login.title')),
);

/** The gift is shown with what it asks, and its row says that it was received. */
export const Received = pageStory({ at, operator: { getUserLvDay } }, async ({ operator, text }) => {
  await visitor.sees(text('vip.giftReady.day'));
  operator.handle({ userLvDay: () => answer([{ lvType: 1, am: 2, state: 2, next: 1_763_049_600 }]) });
  await visitor.press(text('vip.receiveAmount', { amount: '₱2.00' }));
  await screen.findByRole('dialog', { name: /2\.00/ });
  await visitor.press(text('common.ok'));
  await visitor.sees(text('vip.opensAt', { time: '2025-11-14 00:00' }));
});

/** Received on another device before: the operator says so, and the row follows. */
export const ReceivedElsewhere = pageStory(
  { at, operator: { getUserLvDay: () => refuse(1009, 'You already claimed this.') } },
  async ({ text }) => {
    await visitor.press(text('vip.receiveAmount', { amount: '₱2.00' }));
    await visitor.sees('You already claimed this.');
  },
);

/** The answer was lost: nobody says that it failed, and how it stands is shown as soon as the operator can say. */
export const AnswerLost = pageStory({ at, operator: { getUserLvDay: beOffline } }, async (scene) => {
  const { operator, text, pass, passUntil } = scene;
  await visitor.press(text('vip.receiveAmount', { amount: '₱2.00' }));
  await visitor.sees(text('gift.unknown'));
  operator.handle({ getUserScore: beOffline });
  await pass(2000);
  await waitFor(() => expect(operator.seen.map(({ call }) => call)).toContain('getUserScore'));
  operator.handle({
    getUserScore: sampleReads.getUserScore,
    userLvDay: () => answer([{ lvType: 1, am: 2, state: 2, next: 1_763_049_600 }]),
  });
  await passUntil(4000, () => expect(screen.queryAllByText(text('gift.known'))).not.toHaveLength(0));
  await visitor.sees(text('vip.opensAt', { time: '2025-11-14 00:00' }));
  await expect(operator.seen.filter(({ call }) => call === 'getUserLvDay')).toHaveLength(4);
});

/** Above the last level of the ladder there are no bars. */
export const HighestLevel = pageStory(
  { at, operator: { signUserInfo: () => answer({ ...status, UserVip: 3 }) } },
  async ({ text }) => visitor.sees(text('vip.highest')),
);

/** An empty list of levels says nothing: not that this is the highest. It can be asked for again. */
export const NoLevels = pageStory({ at, operator: { vipLvList: () => answer([]) } }, async (scene) => {
  const { operator, text } = scene;
  await visitor.sees(text('vip.failed'));
  await expect(screen.queryByText(text('vip.highest'))).toBeNull();
  operator.handle({ vipLvList: sampleReads.vipLvList });
  await visitor.press(text('common.retry'));
  await visitor.sees(text('vip.benefits'));
});

/** A level above the list, but not in it: what it brings and whether it is the highest is not made up. */
export const LevelNotListed = pageStory(
  { at, operator: { signUserInfo: () => answer({ ...status, UserVip: 12 }) } },
  async ({ text }) => {
    await screen.findByRole('heading', { name: /VIP 12/ });
    await screen.findByRole('heading', { name: text('vip.levels') });
    await expect(screen.queryByText(text('vip.highest'))).toBeNull();
    await expect(screen.queryByText(text('vip.benefits'))).toBeNull();
  },
);

/** An operator that asks for turnover to keep a level. */
export const LevelToKeep = pageStory(
  {
    at,
    operator: {
      vipLvList: () =>
        answer(
          [2, 3].map((vip) => ({
            vip,
            name: '',
            dep: vip * 1000,
            flow: vip * 5000,
            keep: 800,
            up_am: 0,
            day_am: 0,
            week_am: 0,
            month_am: 0,
            rebate: 0.5,
            wdw_max: 50_000,
            wdw_times: 5,
          })),
        ),
    },
  },
  async ({ text }) => visitor.sees(text('vip.keep', { amount: '₱800' })),
);
