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

describe('an invitation', () => {
  it('is told in plain words and exact money', async () => {
    operate();
    expect(await api.getInvitation()).toEqual({
      code: 'LIW4NAG',
      url: 'https://kislap.example/register?invite=LIW4NAG',
      friends: 24,
      depositors: 9,
      joinedToday: 1,
      earned: 32_157_500,
      claimable: 300_000,
      rules: { registrationBonus: 50_000, depositBonus: 200_000, rates: [0.3, 0.1, 0.05] },
    });
  });

  it('keeps its rates when they come as text', async () => {
    const operator = operate();
    const info = { code: 'A1', url: '/', num: 0, depNum: 0, todayNum: 0, got: 0, can: 0 };
    operator.handle({
      // A server of this family: numbers are text, and lists too.
      userShareInfo: () => answer(JSON.parse(JSON.stringify({ ...info, rules: { rate: '0.3,0.1' } }))),
    });
    expect((await api.getInvitation()).rules).toEqual({
      registrationBonus: 0,
      depositBonus: 0,
      rates: [0.3, 0.1],
    });
  });

  it('brings bonuses of today apart from those of ever', async () => {
    const { seen } = operate();
    expect(await api.getInviteBonusLog('today', 0)).toHaveLength(2);
    expect(await api.getInviteBonusLog('ever', 0)).toMatchObject([
      { kind: 'firstDeposit', isClaimed: false },
      { kind: 'registered', isClaimed: false },
      { kind: 'commission', nickname: '', isClaimed: true },
      { kind: 'firstDeposit', isClaimed: true },
    ]);
    expect(seen.map(({ call }) => call)).toEqual(['shareLog4U', 'shareLog']);
  });
});

describe('the team', () => {
  it('is asked for by level, and by no level for all of it', async () => {
    const { seen } = operate();
    expect(await api.getTeamMembers(2, 0)).toMatchObject([{ level: 2, nickname: 'A***y' }]);
    expect(await api.getTeamMembers('all', 0)).toHaveLength(4);
    expect(seen.map(({ fields }) => fields['lv'])).toEqual(['2', undefined]);
  });

  it('leaves the day out for a member who never came back', async () => {
    operate();
    const [active, away] = await api.getTeamMembers('all', 0);
    expect(active?.lastActiveOn).toBe('2025-11-13');
    expect(away && 'lastActiveOn' in away).toBe(false);
  });

  it('pages its shares by an object in JSON text', async () => {
    const { seen } = operate();
    expect(await api.getTeamShares('2025-11-12', 1)).toMatchObject({
      rows: [{ share: 182_000 }, { share: 40_000 }],
      isLast: true,
    });
    expect(seen[0]?.fields).toEqual({ paging: '{"page":2,"size":20}', curDate: '2025-11-12' });
  });
});

describe('the ranking', () => {
  it('knows the own row by the id that is on it alone', async () => {
    operate();
    const ranking = await api.getInviterRanking(7);
    expect(ranking.map(({ isOwn }) => isOwn)).toEqual([false, false, true]);
    expect((await api.getInviterRanking(8)).some(({ isOwn }) => isOwn)).toBe(false);
  });
});

describe('a claim', () => {
  it('takes bonuses of friends, or all commission that is open', async () => {
    const { seen } = operate();
    expect(await api.takeFriendBonuses()).toMatchObject({ amount: 300_000, balance: 123_756_780 });
    expect(await api.takeCommission()).toMatchObject({ amount: 50_000 });
    expect(seen.map(({ call, fields }) => [call, fields])).toEqual([
      ['getShareDep', {}],
      ['getTeamReward', {}],
    ]);
  });
});
