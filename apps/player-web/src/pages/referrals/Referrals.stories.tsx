import { answer, beOffline, keepSilent, refuse, replyToAll, sampleWrites } from '@kislap/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { deviceConnection } from '../../testing/deviceConnection';
import { pageStory } from '../../testing/pageStory';
import { visitor } from '../../testing/visitor';
import { largeTeam } from './testing/largeTeam';
import { nobody } from './testing/nobody';

const meta: Meta = { title: 'Pages/Referrals' };
export default meta;

const at = '/referrals';

export const Loaded = pageStory({ at }, async ({ text }) => {
  await visitor.sees('LIW4NAG');
  await visitor.sees(text('ref.howRegistered', { amount: '₱5.00' }));
});

export const Loading = pageStory({ at, operator: replyToAll(keepSilent()) }, async ({ text }) =>
  visitor.sees(text('ref.title')),
);

export const Empty = pageStory({ at, operator: nobody }, async ({ text }) => {
  await visitor.sees(text('ref.startTeam'));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: text('ref.nothingToClaim') })).toBeDisabled(),
  );
});

export const Failed = pageStory({ at, operator: replyToAll(refuse(500, 'We are counting.')) }, async () =>
  visitor.sees('We are counting.'),
);

/** What is known stays; nothing is claimed without a connection. */
export const Offline = pageStory({ at }, async ({ operator, text }) => {
  await visitor.sees('LIW4NAG');
  await deviceConnection.loseWhenIdle();
  operator.handle(replyToAll(beOffline()));
  await visitor.sees(text('net.offline'));
  await waitFor(() =>
    expect(
      screen.getByRole('button', { name: text('ref.claimAmount', { amount: '₱30.00' }) }),
    ).toBeDisabled(),
  );
});

/** An explanation and an example; the link comes after logging in. */
export const Guest = pageStory({ visitor: 'guest', at }, async ({ operator, text }) => {
  await visitor.sees(text('ref.example'));
  await screen.findByRole('button', { name: text('ref.loginForLink') });
  await expect(operator.seen.filter(({ call }) => call === 'userShareInfo')).toEqual([]);
});

export const BonusesClaimed = pageStory(
  { at, operator: { getShareDep: sampleWrites.getShareDep } },
  async ({ text }) => {
    await visitor.press(text('ref.claimAmount', { amount: '₱30.00' }));
    await visitor.sees(text('mail.turnover', { amount: '₱30.00', turnover: '₱30.00' }));
  },
);

/** The address may ask for a part of the page, and what is chosen stands in it. */
export const Team = pageStory({ at: `${at}?tab=team` }, async ({ text }) => {
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: text('ref.tab.team') })).toHaveAttribute('aria-selected', 'true'),
  );
  await visitor.sees(text('ref.level', { n: 3 }));
});

/** Members of one level. */
export const TeamOfLevelTwo = pageStory({ at }, async ({ text }) => {
  await visitor.press(text('ref.tab.team'), 'tab');
  await visitor.press(text('ref.level', { n: 2 }), 'radio');
  await visitor.sees('A***y');
  await waitFor(() => expect(screen.queryByText('L***a')).toBeNull());
});

export const TeamShares = pageStory({ at }, async ({ text }) => {
  await visitor.press(text('ref.tab.team'), 'tab');
  await visitor.press(text('ref.shares'), 'tab');
  await visitor.sees(text('ref.yourShare'));
});

/** Five thousand members cost no more to draw than those in sight. */
export const LargeTeam = pageStory(
  { at, operator: { teamUserList: ({ logId }) => answer(logId ? [] : largeTeam) } },
  async ({ text }) => {
    await visitor.press(text('ref.tab.team'), 'tab');
    await visitor.sees('P***1');
    await expect(screen.getAllByText('P***1').length).toBeLessThan(100);
  },
);

export const EmptyTeam = pageStory({ at, operator: nobody }, async ({ text }) => {
  await visitor.press(text('ref.tab.team'), 'tab');
  await visitor.sees(text('ref.startTeam'));
});

/** Each part fails for itself. */
export const TeamFailed = pageStory(
  { at, operator: { teamUserList: () => refuse(500, 'The list is being moved.') } },
  async ({ text }) => {
    await visitor.press(text('ref.tab.team'), 'tab');
    await visitor.sees('The list is being moved.');
    await visitor.sees(text('ref.level', { n: 3 }));
  },
);

export const Income = pageStory({ at }, async ({ text }) => {
  await visitor.press(text('ref.tab.income'), 'tab');
  await visitor.sees(text('ref.sevenDays'));
  await visitor.sees(text('ref.toClaim'));
});

export const CommissionClaimed = pageStory(
  { at, operator: { getTeamReward: sampleWrites.getTeamReward } },
  async ({ text }) => {
    await visitor.press(text('ref.tab.income'), 'tab');
    await visitor.press(text('promo.claim'));
    await visitor.sees(text('mail.turnover', { amount: '₱5.00', turnover: '₱5.00' }));
  },
);

/** Yesterday's commission before six in the morning, and nothing to claim. */
export const CommissionClosed = pageStory(
  {
    at,
    operator: {
      bonusUserInfo: () => answer({ can: 0, today: 0, week: 3, all: 3, next: 1_763_071_200 }),
      teamRewardDetail: ({ logId }) =>
        answer(
          logId
            ? []
            : [{ logid: 9, day: '2025-11-13', lv: 1, ValidBet: 10_000_000, rate: 0.3, am: 3, state: 1 }],
        ),
    },
  },
  async ({ text }) => {
    await visitor.press(text('ref.tab.income'), 'tab');
    await visitor.sees(text('ref.fromSix'));
    await waitFor(() => expect(screen.getByRole('button', { name: text('promo.claim') })).toBeDisabled());
  },
);

export const IncomeBonuses = pageStory({ at }, async ({ text }) => {
  await visitor.press(text('ref.tab.income'), 'tab');
  await visitor.press(text('ref.bonuses'), 'tab');
  await visitor.sees(`${text('ref.bonus.firstDeposit')} · K**o`);
});

export const EmptyIncome = pageStory({ at, operator: nobody }, async ({ text }) => {
  await visitor.press(text('ref.tab.income'), 'tab');
  await visitor.sees(text('ref.noIncome'));
});

/** The own place is in the list, and stays below it. */
export const Ranking = pageStory({ at }, async ({ text }) => {
  await visitor.press(text('ref.tab.ranking'), 'tab');
  await screen.findByRole('list', { name: text('ref.ownPlace') });
  await visitor.sees('M***a');
});

export const NotRanked = pageStory({ at, operator: nobody }, async ({ text }) => {
  await visitor.press(text('ref.tab.ranking'), 'tab');
  await visitor.sees(text('ref.noRanking'));
  await visitor.sees(text('ref.unranked'));
});

export const RankingFailed = pageStory(
  { at, operator: { shareBoard: () => refuse(500, 'We are counting.') } },
  async ({ text }) => {
    await visitor.press(text('ref.tab.ranking'), 'tab');
    await visitor.sees('We are counting.');
  },
);
