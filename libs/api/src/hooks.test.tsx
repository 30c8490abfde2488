// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, describe, expect, it } from 'vitest';
import * as api from './index';
import * as hooks from './react/index';
import { answer, beOffline } from './testing/replies';
import { createFakeOperator } from './testing/createFakeOperator';
import { sampleHandlers } from './testing/sampleHandlers';

const PLAYER_HOOKS = [
  ['getUserInfo', hooks.usePlayer],
  ['getUserScore', hooks.useBalance],
  ['signUserInfo', hooks.useCheckInStatus],
  ['userCashCheck', hooks.useCashCheck],
  ['turnover', hooks.useOpenTurnover],
  ['getUserBank', hooks.useSavedBanks],
  ['getPayChannel', hooks.useActiveAwards],
  ['getPayGift', hooks.useDepositGifts],
  ['depInfo', hooks.useDepositLadder],
  ['depGet27', (userId?: number) => hooks.useDepositReward('firstTopUp', userId)],
  ['depGet28', (userId?: number) => hooks.useDepositReward('lossBack', userId)],
  ['favoriteList', hooks.useFavoriteGames],
  ['getSignInfo', hooks.useCheckInPlan],
  ['paylist4vip', hooks.usePayOffer],
  ['getMsgCount', hooks.useMailCounts],
  ['getMsgInfo', (userId?: number) => hooks.useMail(userId, 44)],
] as const;

const PUBLIC_HOOKS = [
  ['urlConfig', hooks.useOperatorSettings],
  ['activityStateList', hooks.useActivityStates],
  ['activityList', hooks.useActivities],
  ['getActImg', () => hooks.useActivityDetail(15)],
  ['redPackerInfo', () => hooks.useRedPackets(undefined, true)],
  ['getBanner', () => hooks.useBanners('home')],
  ['noticeList', hooks.useNotices],
  ['getAds', () => hooks.useAds('popup')],
  ['gameList', hooks.useGames],
  ['getHot', hooks.useHotGames],
  ['gameLog', hooks.useRecentWins],
  ['platformList', hooks.usePlatforms],
  ['vipLvList', hooks.useVipLevels],
] as const;

function operate() {
  const operator = createFakeOperator(sampleHandlers);
  api.configureApi({ adapter: operator.adapter, timeouts: { ...api.timeouts, retryDelayMs: 1 } });
  return operator;
}

function show<Shown>(hook: () => Shown) {
  return renderHook(hook, {
    wrapper: ({ children }) => <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>,
  }).result;
}

afterEach(() => {
  api.configureApi({});
});

describe('a hook', () => {
  it.each(PLAYER_HOOKS)('reads %s for a player and asks nothing for a guest', async (call, useFacts) => {
    const operator = operate();
    const guest = show(() => useFacts(undefined).data);
    const player = show(() => useFacts(7).data);
    await waitFor(() => expect(player.current).toBeDefined());
    expect(operator.seen.map((seen) => seen.call)).toEqual([call]);
    expect(guest.current).toBeUndefined();
  });

  it.each(PUBLIC_HOOKS)('reads %s for everybody', async (call, useFacts) => {
    const operator = operate();
    const facts = show(() => useFacts().data);
    await waitFor(() => expect(facts.current).toBeDefined());
    expect(operator.seen.map((seen) => seen.call)).toEqual([call]);
  });

  it.each([
    ['deposit', hooks.useDepositLog, 3],
    ['withdrawal', hooks.useWithdrawalLog, 2],
  ] as const)('reads the %s record', async (_name, useLog, rows) => {
    operate();
    const log = show(() => useLog(7));
    await waitFor(() => expect(log.current.rows).toHaveLength(rows));
    expect(show(() => useLog(undefined)).current.rows).toEqual([]);
  });

  it('shows a failure after the attempts of the call and does not ask again by itself', async () => {
    const operator = operate();
    operator.handle({ gameList: beOffline });
    const games = show(() => hooks.useGames().error);
    await waitFor(() => expect(games.current).toBeInstanceOf(api.OfflineError));
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(operator.seen).toHaveLength(4);
  });

  it('asks once for what two screens show', async () => {
    const operator = operate();
    operator.handle({ getUserScore: () => answer({ Score: 5 }) });
    const both = show(() => [hooks.useBalance(7).data, hooks.useBalance(7).data]);
    await waitFor(() => expect(both.current).toEqual([5, 5]));
    expect(operator.seen).toHaveLength(1);
  });
});

describe('the HTTP client', () => {
  it('can be fetched ahead of the first call', async () => {
    await expect(api.preloadTransport()).resolves.toBeUndefined();
    await expect(api.preloadPayments()).resolves.toBeUndefined();
  });
});
