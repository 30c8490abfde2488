import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from './support/openTestDatabase';
import { TestOperator } from './support/TestOperator';

let operator: TestOperator;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
});

afterAll(async () => await operator.opened.close());

const today = '2026-11-18';
const regular = () => operator.loggedIn('639170000002');
const whale = () => operator.loggedIn('639170000003');

async function control(name: string, fields: object) {
  const body = JSON.stringify(fields);
  const headers = { 'Content-Type': 'application/json' };
  const reply = await operator.fetch(`/__sandbox/${name}`, { method: 'POST', body, headers });
  const answer = await reply.json();
  expect(answer).toMatchObject({ ok: true });
  return answer;
}

describe('the bets of a day', () => {
  it('are those of one Manila day, newest first, with their sums', async () => {
    const device = await regular();
    const { data } = await device.call('betLog4U', { curDate: '2026-11-17' });
    expect(data.sum).toEqual({ n: 3, BetScore: 13_765_500, WinScore: 111_222_280 });
    expect(data.list).toHaveLength(3);
    expect(data.list[0]).toMatchObject({
      gc: 'jeepney-jackpot',
      cat: 'slot',
      BetScore: 3_765_500,
      WinScore: 111_222_280,
      state: 1,
    });
    const ids = data.list.map(({ LogID }: { LogID: number }) => LogID);
    expect(ids).toEqual(ids.toSorted((one: number, other: number) => other - one));
  });

  it('come in pages that meet without a gap, and end with an empty one', async () => {
    const device = await regular();
    const seen: number[] = [];
    for (let logId = 0, pages = 0; pages < 5; pages += 1) {
      const { data } = await device.call('betLog4U', { curDate: '2026-11-16', logId });
      expect(data.sum.n).toBe(20);
      if (data.list.length === 0) break;
      seen.push(...data.list.map(({ LogID }: { LogID: number }) => LogID));
      logId = Math.min(...seen);
    }
    expect(new Set(seen).size).toBe(20);
  });

  it('can be narrowed to categories and studios, sums included', async () => {
    const device = await regular();
    await control('bets', { userId: device.userId, count: 100 });
    const sumOf = async (cat: string) =>
      (await device.call('betLog4U', { curDate: today, ...(cat === '' ? {} : { cat }) })).data.sum.n;
    expect(await sumOf('')).toBe(100);
    const [slots, bingo, both] = [await sumOf('slot'), await sumOf('bingo'), await sumOf('slot,bingo')];
    expect(slots + bingo).toBe(both);
    expect(slots).toBeLessThan(100);
    expect(await sumOf('KSL')).toBeGreaterThan(0);
    expect(await sumOf('nothing-of-the-kind')).toBe(0);
  });

  it('are counted by category and studio when that is asked for, as narrowing counts them', async () => {
    const device = await regular();
    await control('bets', { userId: device.userId, count: 50 });
    const ask = async (fields: object) => (await device.call('betLog4U', { curDate: today, ...fields })).data;
    const { kinds, sum } = await ask({ kinds: 1, cat: 'bingo' });
    expect(kinds.length).toBeGreaterThan(2);
    for (const { code, n } of kinds) expect((await ask({ cat: code })).sum.n).toBe(n);
    expect(sum.n).toBe((await ask({ cat: 'bingo' })).sum.n);
    expect(await ask({})).not.toHaveProperty('kinds');
  });

  it('are nobody else’s', async () => {
    const other = await operator.loggedIn('639170000001');
    expect((await other.call('betLog4U', { curDate: today })).data).toMatchObject({
      list: [],
      sum: { n: 0, BetScore: 0, WinScore: 0 },
    });
    expect((await operator.guest().call('betLog4U', { curDate: today })).code).toBe(400);
  });

  it('are asked for by a day that exists', async () => {
    const device = await regular();
    for (const curDate of ['2026-02-30', 'today', '']) {
      expect((await device.call('betLog4U', { curDate })).code).toBe(1001);
    }
  });
});

describe('the control for many bets', () => {
  it('leaves the balance and the ledger right', async () => {
    const device = await whale();
    const before = (await device.call('getUserScore')).data.Score;
    await control('bets', { userId: device.userId, count: 600 });
    expect((await device.call('getUserScore')).data.Score).toBe(before);
    expect((await device.call('betLog4U', { curDate: today })).data.sum.n).toBe(600);
    const { invariants } = await control('invariants', {});
    for (const { violations } of invariants) expect(Number(violations)).toBe(0);
  });
});

describe('the reward for the bets of a day', () => {
  const id = 20_261_118;

  it('is locked until enough is bet', async () => {
    const device = await operator.loggedIn('639170000001');
    const { data } = await device.call('betLog4U', { curDate: today });
    expect(data.reward).toEqual({ need: 10_000_000, have: 0, am: 5, times: 1, state: 0 });
    expect(await device.call('getTeamReward', { id })).toMatchObject({ code: 1008, data: { need: 1000 } });
  });

  it('is given once, whatever key it is asked for with', async () => {
    const device = await whale();
    await control('bets', { userId: device.userId, count: 1_000 });
    const rewardOf = async () => (await device.call('betLog4U', { curDate: today })).data.reward;
    expect((await rewardOf()).state).toBe(1);
    const before = (await device.call('getUserScore')).data.Score;
    const given = await device.call('getTeamReward', { id }, { key: 'bet-reward-1' });
    expect(given).toMatchObject({ code: 200, data: { am: 5, Score: before + 50_000, needFlow: 5 } });
    const again = await device.call('getTeamReward', { id }, { key: 'bet-reward-1' });
    expect(again).toMatchObject({ replayed: true, data: { Score: before + 50_000 } });
    expect((await device.call('getTeamReward', { id })).code).toBe(1009);
    expect((await device.call('getUserScore')).data.Score).toBe(before + 50_000);
    expect((await rewardOf()).state).toBe(2);
  });

  it('of an earlier day waits for a week', async () => {
    const device = await regular();
    const earlier = 20_261_117;
    const { data } = await device.call('betLog4U', { curDate: '2026-11-17' });
    expect(data.reward).toMatchObject({ state: 1 });
    expect((await device.call('getTeamReward', { id: earlier })).code).toBe(200);
    expect((await device.call('getTeamReward', { id: 20_261_001 })).code).toBe(1010);
    expect((await device.call('betLog4U', { curDate: '2026-10-01' })).data.reward).toBeUndefined();
  });

  it('of a day to come is not there', async () => {
    const device = await regular();
    expect((await device.call('getTeamReward', { id: 20_261_119 })).code).toBe(1010);
  });
});
