// @vitest-environment happy-dom
// Written by `npm run examples` from the docstrings of this topic: change those, not this.
import { describe, expect, it } from 'vitest';
import { createFakeOperator, sampleHandlers } from './testing/index';
import { renderHook, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { SWRConfig } from 'swr';
import {
  configureApi,
  type DepositRecord,
  type RecordLog,
  useActiveAwards,
  useActivities,
  useActivityDetail,
  useActivityStates,
  useAds,
  useBalance,
  useBanners,
  useBetLog,
  useBetNets,
  useBetSummary,
  useCashCheck,
  useCheckInPlan,
  useCheckInStanding,
  useCommission,
  useCommissionLog,
  useConsents,
  useDepositGifts,
  useDepositLadder,
  useDepositLog,
  useDepositReward,
  useDeviceSessions,
  useDrawFriends,
  useDrawInfo,
  useDrawRound,
  useDrawSetup,
  useDrawSpins,
  useDrawWinners,
  useEggInfo,
  useFavoriteGames,
  useFavoriteSwitch,
  useFreshness,
  useFriendBonuses,
  useGames,
  useHotGames,
  useIdentityCheck,
  useInvitation,
  useInvitationWords,
  useInviteBonusLog,
  useInviterRanking,
  useLevelGifts,
  useMail,
  useMails,
  useNotices,
  useOperatorSettings,
  usePayOffer,
  usePeriodGifts,
  usePlatforms,
  usePlayer,
  usePlayLimits,
  usePrizeLog,
  useRebate,
  useRebateLog,
  useRecentWins,
  useRedPackets,
  useRelief,
  useSavedBanks,
  useStatement,
  useTeam,
  useTeamLevels,
  useTeamMembers,
  useTeamShares,
  useTurnoverSources,
  useUnreadMailCount,
  useVipLevels,
  useVipStanding,
  useWithdrawalLog,
} from './index';

async function shown<Shown>(hook: () => Shown, expected: unknown): Promise<Shown> {
  const { result } = renderHook(hook, {
    wrapper: ({ children }) => createElement(SWRConfig, { value: { provider: () => new Map() } }, children),
  });
  await waitFor(() => expect(result.current).toEqual(expected), { interval: 2 });
  return result.current;
}

describe('examples of index', () => {
  it('useBalance', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => useBalance(7).data, 123456780)).toEqual(123456780);
  });

  it('useCashCheck', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => useCashCheck(7).data?.depositCount, 2)).toEqual(2);
  });

  it('useCheckInStanding', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => useCheckInStanding(7).data?.vipLevel, 2)).toEqual(2);
  });

  it('usePlayer', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => usePlayer(7).data?.nickname, 'Ligaya')).toEqual('Ligaya');
  });

  it('useSavedBanks', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => useSavedBanks(7).data?.[0]?.accountNumber, '09170000002')).toEqual(
      '09170000002',
    );
  });

  it('useBetLog', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(
      await shown(
        () => useBetLog({ userId: 7, screen: 'history', day: '2026-01-01', types: [] }).log.rows.length,
        3,
      ),
    ).toEqual(3);
  });

  it('useBetNets', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => useBetNets(7, ['2026-01-01', '2026-01-02']).data?.length, 2)).toEqual(2);
  });

  it('useBetSummary', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(
      await shown(() => useBetSummary(7, { day: '2026-01-01', types: [] }).data?.totals.bets, 3),
    ).toEqual(3);
  });

  it('useActiveAwards', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => useActiveAwards(7).data?.[0]?.awardPercent, 5)).toEqual(5);
  });

  it('useActivityStates', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => useActivityStates().data?.includes(23), true)).toEqual(true);
  });

  it('useBanners', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => useBanners('home').data?.length, 0)).toEqual(0);
  });

  it('useDepositGifts', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => useDepositGifts(7).data?.map(({ type }) => type), [15, 19, 23])).toEqual([
      15, 19, 23,
    ]);
  });

  it('useAds', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => useAds('popup').data?.length, 0)).toEqual(0);
  });

  it('useNotices', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => useNotices().data?.[0]?.title, 'Welcome')).toEqual('Welcome');
  });

  it('useOperatorSettings', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => useOperatorSettings().data?.mustBindPhone, true)).toEqual(true);
  });

  it('useDrawFriends', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => useDrawFriends(7).data?.[0]?.nickname, 'R***n')).toEqual('R***n');
  });

  it('useDrawInfo', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => useDrawInfo(7).data?.helpers, 1)).toEqual(1);
  });

  it('useDrawRound', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => useDrawRound(7).data?.spinsLeft, 2)).toEqual(2);
  });

  it('useDrawSetup', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => useDrawSetup().data?.rules.days, 3)).toEqual(3);
  });

  it('useDrawSpins', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => useDrawSpins(7).rows[0]?.kind, 'mystery')).toEqual('mystery');
  });

  it('useDrawWinners', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => useDrawWinners().data?.[0]?.nickname, 'L***a')).toEqual('L***a');
  });

  it('useCheckInPlan', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => useCheckInPlan(7).data?.rewards.length, 7)).toEqual(7);
  });

  it('useFreshness', async () => {
    const { current: freshness } = renderHook(() => useFreshness(7)).result;
    expect(await freshness.refreshAfter('avatarChanged')).toEqual(undefined);
  });

  it('useFavoriteGames', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => useFavoriteGames(7).data, ['jeepney'])).toEqual(['jeepney']);
  });

  it('useGames', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => useGames().data?.[0]?.name, 'Sampaguita Spins')).toEqual('Sampaguita Spins');
  });

  it('useHotGames', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => useHotGames().data, ['sampaguita'])).toEqual(['sampaguita']);
  });

  it('usePlatforms', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => usePlatforms().data?.[0]?.code, 'KIS')).toEqual('KIS');
  });

  it('useRecentWins', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => useRecentWins().data?.[0]?.nickname, 'L****a')).toEqual('L****a');
  });

  it('useFavoriteSwitch', async () => {
    const operator = createFakeOperator(sampleHandlers);
    configureApi({ adapter: operator.adapter });
    const { current: switchFavorite } = renderHook(() => useFavoriteSwitch(7)).result;
    await switchFavorite('jeepney', true);
    expect(operator.seen.at(-1)?.call).toEqual('userFavorite');
  });

  it('useIdentityCheck', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => useIdentityCheck(7).data?.state, 'none')).toEqual('none');
  });

  it('useMail', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => useMail(7, 44).data?.title, 'Your weekly VIP gift')).toEqual(
      'Your weekly VIP gift',
    );
  });

  it('useMails', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => useMails(7).rows[0]?.title, 'Your weekly VIP gift')).toEqual(
      'Your weekly VIP gift',
    );
  });

  it('useUnreadMailCount', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => useUnreadMailCount(7).data, 2)).toEqual(2);
  });

  it('usePayOffer', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => usePayOffer(7).data?.methods[0]?.name, 'Gcash')).toEqual('Gcash');
  });

  it('useRebate', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => useRebate(7).data?.ratePercent, 0.6)).toEqual(0.6);
  });

  it('useRebateLog', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => useRebateLog(7).rows.length > 0, true)).toEqual(true);
  });

  it('useActivities', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => useActivities().data?.[0]?.type, 23)).toEqual(23);
  });

  it('useActivityDetail', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => useActivityDetail(23).data?.steps.length, 2)).toEqual(2);
  });

  it('useDepositLadder', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => useDepositLadder(7).data?.steps.length, 4)).toEqual(4);
  });

  it('useDepositReward', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => useDepositReward('firstTopUp', 7).data?.state, 'ready')).toEqual('ready');
  });

  it('useDepositLog', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => useDepositLog(7).rows[0]?.status, 'pending')).toEqual('pending');
  });

  it('useWithdrawalLog', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => useWithdrawalLog(7).rows[0]?.status, 'pending')).toEqual('pending');
  });

  it('useCommission', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => useCommission(7).data !== undefined, true)).toEqual(true);
  });

  it('useCommissionLog', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => useCommissionLog(7).rows[0]?.day, '2025-11-12')).toEqual('2025-11-12');
  });

  it('useFriendBonuses', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => useFriendBonuses(7).data?.friends[0]?.nickname, 'K**o')).toEqual('K**o');
  });

  it('useInvitation', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => useInvitation(7).data?.code, 'LIW4NAG')).toEqual('LIW4NAG');
  });

  it('useInvitationWords', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(
      await shown(() => useInvitationWords(7).data?.text, 'Play with me on Kislap: {url} 21+ only.'),
    ).toEqual('Play with me on Kislap: {url} 21+ only.');
  });

  it('useInviteBonusLog', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => useInviteBonusLog(7, 'ever').rows[0]?.kind, 'firstDeposit')).toEqual(
      'firstDeposit',
    );
  });

  it('useInviterRanking', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => useInviterRanking(7).data?.[0]?.nickname, 'M***a')).toEqual('M***a');
  });

  it('useTeam', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => useTeam(7).data?.members, 72)).toEqual(72);
  });

  it('useTeamLevels', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => useTeamLevels(7).data?.[0]?.members, 24)).toEqual(24);
  });

  it('useTeamMembers', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => useTeamMembers(7, 'all').rows[0]?.nickname, 'K**o')).toEqual('K**o');
  });

  it('useTeamShares', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => useTeamShares(7, '2026-01-01').rows[0]?.nickname, 'K**o')).toEqual('K**o');
  });

  it('useRedPackets', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => useRedPackets(7, true).data?.[0]?.state, 'gone')).toEqual('gone');
  });

  it('usePlayLimits', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => usePlayLimits(7).data?.time?.minutes, 120)).toEqual(120);
  });

  it('useStatement', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(
      await shown(() => useStatement(7, { from: '2026-01-01', to: '2026-01-31' }).log.rows.length, 6),
    ).toEqual(6);
  });

  it('useConsents', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => useConsents(7).data, { marketing: false, analytics: false })).toEqual({
      marketing: false,
      analytics: false,
    });
  });

  it('useDeviceSessions', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => useDeviceSessions(7).data?.[0]?.device, 'Chrome on Android')).toEqual(
      'Chrome on Android',
    );
  });

  it('RecordLog', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const isEmpty = (log: RecordLog<DepositRecord>) => log.isFinished && log.rows.length === 0;
    expect(await shown(() => isEmpty(useDepositLog(7)), false)).toEqual(false);
  });

  it('useTurnoverSources', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => useTurnoverSources(7, 'all').rows[0]?.kind, 'event')).toEqual('event');
  });

  it('useLevelGifts', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => useLevelGifts(7).data?.[1]?.state, 'ready')).toEqual('ready');
  });

  it('usePeriodGifts', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => usePeriodGifts(7).data?.[0]?.period, 'day')).toEqual('day');
  });

  it('useVipLevels', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => useVipLevels().data?.[1]?.name, 'VIP 1')).toEqual('VIP 1');
  });

  it('useVipStanding', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => useVipStanding(7).data?.level, 2)).toEqual(2);
  });

  it('useEggInfo', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => useEggInfo(7).data?.left, 2)).toEqual(2);
  });

  it('usePrizeLog', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => usePrizeLog(7).rows[0]?.kind, 'cash')).toEqual('cash');
  });

  it('useRelief', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await shown(() => useRelief(7).data?.max, 3)).toEqual(3);
  });
});
