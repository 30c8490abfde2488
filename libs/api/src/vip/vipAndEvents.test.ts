import { afterEach, describe, expect, it } from 'vitest';
import * as api from '../index';
import { answer } from '../testing/replies';
import { createFakeOperator } from '../testing/createFakeOperator';
import { sampleHandlers } from '../testing/sampleHandlers';

function operate() {
  const operator = createFakeOperator(sampleHandlers);
  api.configureApi({ adapter: operator.adapter, timeouts: { ...api.timeouts, retryDelayMs: 1 } });
  return operator;
}

afterEach(() => api.configureApi({}));

describe('the VIP ladder', () => {
  it('counts what was deposited and turned over ever', async () => {
    const operator = operate();
    const status = { level: 2, totalDeposit: 15_000_000, totalTurnover: 71_234_500 };
    expect(await api.getVipStatus()).toEqual(status);
    const today = { UserVip: 2, AllDep: 1500, DayDep: 100, UserFlow: 28_765_500, VipOrder: 4 };
    operator.handle({ signUserInfo: () => answer(today) });
    expect(await api.getVipStatus()).toEqual({ ...status, totalTurnover: 28_765_500 });
  });

  it('has a rebate without the dust of fractions', async () => {
    const nothing = {
      dep: 0,
      flow: 0,
      up_am: 0,
      day_am: 0,
      week_am: 0,
      month_am: 0,
      wdw_max: 0,
      wdw_times: 0,
    };
    const level = { ...nothing, vip: 0, name: '', rebate: 0.1 + 0.2 };
    operate().handle({ vipLvList: () => answer([level]) });
    expect((await api.getVipLevels())[0]?.rebatePercent).toBe(0.3);
  });

  it('has gifts that come again, and says what a locked one needs', async () => {
    operate();
    expect(await api.getPeriodGifts()).toEqual([
      { period: 'day', amount: 20_000, state: 'ready', opensAt: 1_763_049_600 },
      { period: 'week', amount: 60_000, state: 'received', opensAt: 1_763_308_800 },
      {
        period: 'month',
        amount: 0,
        state: 'locked',
        opensAt: 1_764_518_400,
        needed: 100_000_000,
        have: 15_000_000,
      },
    ]);
  });

  it('has a gift for each level, lowest first', async () => {
    const operator = operate();
    operator.handle({
      userLvList: () =>
        answer([
          { vip: 2, am: 20, state: 1 },
          { vip: 1, am: 10, state: 2 },
        ]),
    });
    expect(await api.getLevelGifts()).toEqual([
      { level: 1, amount: 100_000, state: 'received' },
      { level: 2, amount: 200_000, state: 'ready' },
    ]);
  });

  it('gives by period and by level', async () => {
    const { seen } = operate();
    await api.takePeriodGift('month');
    expect(await api.takeLevelGift(2)).toEqual({
      amount: 200_000,
      balance: 123_656_780,
      turnoverAdded: 200_000,
      orderId: 'G1042',
    });
    expect(seen.map(({ fields }) => fields)).toEqual([{ lvType: '3' }, { vip: '2' }]);
  });
});

describe('the eggs', () => {
  it('say what is left, what another needs, and the odds of every prize', async () => {
    operate();
    expect(await api.getEggInfo()).toEqual({
      left: 2,
      max: 3,
      nextAt: 1_763_049_600,
      neededToday: 3_000_000,
      depositedToday: 2_400_000,
      prizes: [
        { kind: 'cash', amount: 10_000, odds: 60 },
        { kind: 'thanks', odds: 25 },
        { kind: 'mystery', amount: 80_000, odds: 10 },
        { kind: 'fixed', amount: 880_000, odds: 5 },
      ],
    });
  });

  it('are smashed one at a time', async () => {
    const { seen } = operate();
    expect(await api.smashEgg(3)).toMatchObject({ kind: 'cash', amount: 88_000, left: 1 });
    expect(seen[0]?.fields).toEqual({ pos: '3' });
  });
});

describe('relief', () => {
  it('is closed, open or used up', async () => {
    const operator = operate();
    const relief = { state: 'closed', times: 0, max: 3, amount: 20_000, below: 50_000 };
    expect(await api.getRelief()).toEqual(relief);
    operator.handle({ userAlms: () => answer({ times: 3, max: 3, am: 2, below: 5, state: 2 }) });
    expect(await api.getRelief()).toEqual({ ...relief, times: 3, state: 'usedUp' });
    expect(await api.takeRelief()).toMatchObject({ amount: 20_000, balance: 32_000 });
  });
});

describe('the prize record', () => {
  it('names the event and the kind of prize', async () => {
    const { seen } = operate();
    const [first, second] = await api.getPrizeLog(0);
    expect(first).toEqual({
      id: 3,
      at: 1_763_000_000,
      activityType: 8,
      event: 'Golden egg',
      kind: 'cash',
      amount: 880_000,
      isWaiting: false,
      isTowardsGoal: false,
    });
    expect(second).toMatchObject({ kind: 'thanks', amount: 0 });
    expect(await api.getPrizeLog(1)).toEqual([]);
    expect(seen.map(({ fields }) => fields['logId'])).toEqual(['0', '1']);
  });
});
