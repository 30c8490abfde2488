// @vitest-environment happy-dom
import { moneyFromScore } from '@kislap/domain';
import { act, renderHook, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, describe, expect, it } from 'vitest';
import * as api from '../index';
import * as hooks from '../react/index';
import { answer, beOffline } from '../testing/replies';
import { createFakeOperator } from '../testing/createFakeOperator';
import { sampleHandlers } from '../testing/sampleHandlers';

const USER = 7;

/** A screen that shows every fact of a player that the invalidation rule speaks of, and some it does not. */
function useEverything() {
  const { data: player } = hooks.usePlayer(USER);
  const { data: balance } = hooks.useBalance(USER);
  hooks.useCheckInPlan(USER);
  hooks.useCheckInStatus(USER);
  hooks.useSavedBanks(USER);
  hooks.useCashCheck(USER);
  hooks.useFavoriteGames(USER);
  hooks.useMailCounts(USER);
  hooks.usePayOffer(USER);
  hooks.useDepositGifts(USER);
  hooks.useActiveAwards(USER);
  hooks.usePlayLimits(USER);
  hooks.useSpending(USER);
  hooks.useGames();
  hooks.useOperatorSettings();
  return { player, balance, invalidation: hooks.useInvalidation(USER) };
}

async function showEverything() {
  const operator = createFakeOperator(sampleHandlers);
  api.configureApi({ adapter: operator.adapter, timeouts: { ...api.timeouts, retryDelayMs: 1 } });
  const screen = renderHook(useEverything, {
    wrapper: ({ children }) => <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>,
  });
  await waitFor(() => expect(operator.seen).toHaveLength(15));
  await waitFor(() => expect(screen.result.current.player).toBeDefined());
  const since = (count: number) => operator.seen.slice(count).map(({ call }) => call);
  return { operator, screen, asked: () => since(15) };
}

afterEach(() => {
  api.configureApi({});
});

describe('invalidation', () => {
  it.each([
    [
      'depositCredited',
      ['getSignInfo', 'getUserInfo', 'getUserScore', 'rgInfo', 'rgSpend', 'signUserInfo', 'userCashCheck'],
    ],
    ['orderChanged', ['rgInfo']],
    ['phoneBound', ['getUserInfo']],
    ['withdrawalAccepted', ['getUserBank', 'getUserScore']],
  ] as const)('after %s asks exactly for %j', async (event, calls) => {
    const { screen, asked } = await showEverything();
    await act(() => screen.result.current.invalidation.invalidateAfter(event));
    expect(asked().sort()).toEqual(calls);
  });

  it('after gameClosed brings the money home first, then asks for player, balance and whether to leave them alone', async () => {
    const { screen, asked } = await showEverything();
    await act(() => screen.result.current.invalidation.invalidateAfter('gameClosed'));
    expect(asked()[0]).toBe('thirdWdw');
    expect(asked().slice(1).sort()).toEqual(['getMsgCount', 'getUserInfo', 'getUserScore', 'rgInfo']);
  });

  it('refreshes after gameClosed even when the money is not home yet, and says so', async () => {
    const { operator, screen, asked } = await showEverything();
    operator.handle({ thirdWdw: beOffline });
    await act(() =>
      expect(screen.result.current.invalidation.invalidateAfter('gameClosed')).rejects.toBeInstanceOf(
        api.OfflineError,
      ),
    );
    expect(asked().slice(4).sort()).toEqual(['getMsgCount', 'getUserInfo', 'getUserScore', 'rgInfo']);
  });

  it('takes the balance from a claim without asking, and asks for its own facts and what is left to bet', async () => {
    const { screen, asked } = await showEverything();
    const { invalidation } = screen.result.current;
    const balance = moneyFromScore(990000);
    await act(() => invalidation.applyClaim(balance, api.checkInPlanKey(USER)));
    expect(asked().sort()).toEqual(['getSignInfo', 'userCashCheck']);
    expect(screen.result.current.balance).toBe(balance);
    expect(screen.result.current.player?.balance).toBe(balance);
  });

  it('is the same object while the player is the same', async () => {
    const { screen } = await showEverything();
    const { invalidation } = screen.result.current;
    screen.rerender();
    expect(screen.result.current.invalidation).toBe(invalidation);
  });

  it('does not let one player see what another one was told', async () => {
    const operator = createFakeOperator({
      getUserScore: (_request, { token }) => answer({ Score: token === 'one' ? 1 : 2 }),
    });
    let token = 'one';
    api.configureApi({ adapter: operator.adapter, getToken: () => token });
    const screen = renderHook(({ userId }) => hooks.useBalance(userId).data, {
      initialProps: { userId: 1 },
      wrapper: ({ children }) => <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>,
    });
    await waitFor(() => expect(screen.result.current).toBe(1));
    token = 'two';
    screen.rerender({ userId: 2 });
    expect(screen.result.current).toBeUndefined();
    await waitFor(() => expect(screen.result.current).toBe(2));
  });
});
