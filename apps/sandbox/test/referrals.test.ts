import { randomUUID } from 'node:crypto';
import { moneyFromPeso } from '@kislap/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gameListing } from '../src/catalogue/gameListing';
import { transact } from '../src/database/transact';
import { manilaToday } from '../src/kernel/manilaDays';
import { checkInvariants } from '../src/ledger/invariants';
import { lockPlayer } from '../src/rules/players/player';
import { inviteCodeOf } from '../src/rules/referrals/inviteCode';
import { recordRounds } from '../src/rules/rounds/recordRounds';
import { creditedDeposit } from './support/creditedDeposit';
import { newPlayer } from './support/newPlayer';
import { openTestDatabase } from './support/openTestDatabase';
import { passToNoon } from './support/passToNoon';
import { TestOperator } from './support/TestOperator';
import type { TestPlayer } from './support/TestPlayer';

const hourSeconds = 3600;
const tuesday = 2;
const reads = [
  'userShareInfo',
  'getShareContent',
  'shareBoard',
  'shareDep',
  'userTeamInfo',
  'scTeamUserInfo',
  'bonusUserInfo',
] as const;

let operator: TestOperator;
let inviter: TestPlayer;
let phones = 639_195_000_000;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
});

afterAll(async () => await operator.opened.close());

beforeEach(async () => {
  passToNoon(operator, tuesday);
  inviter = await newPlayer(operator);
});

/** Somebody who registers through a player's link. */
async function friendOf(host: TestPlayer): Promise<TestPlayer> {
  phones += 1;
  const phone = String(phones);
  const device = operator.guest();
  await device.call('sendCode', { phone, scene: 'register' });
  const form = { phone, code: '123456', password: 'Play1234', password1: 'Play1234', birthday: '1990-05-17' };
  device.adopt(await device.call('register', { ...form, agree: 1, invite: inviteCodeOf(host.userId) }));
  return device;
}

/** Bets pesos on a slot, which counts whole, and wins them back. */
async function bets(device: TestPlayer, pesos: number): Promise<void> {
  const game = gameListing.find(({ code }) => code === 'jeepney-jackpot');
  if (game === undefined) throw new Error('There is no game to play');
  const stake = moneyFromPeso(pesos);
  const round = { roundId: randomUUID(), game, stake, win: stake, detail: null, nowMs: operator.nowMs };
  await transact(operator.database, async (transaction) => {
    const player = await lockPlayer(transaction, device.userId);
    await recordRounds(transaction, { player, rounds: [round] });
  });
}

const dataOf = async (device: TestPlayer, call: string, fields = {}) =>
  (await device.call(call, fields)).data;

/** A friend, a friend's friend and theirs, who each have money to bet. */
async function teamOfThree(): Promise<readonly TestPlayer[]> {
  const one = await friendOf(inviter);
  const two = await friendOf(one);
  const three = await friendOf(two);
  for (const member of [one, two, three]) await creditedDeposit(operator, member, 5000);
  return [one, two, three];
}

describe('an invitation', () => {
  it('has the code of the player, a link with it, and the rules in numbers', async () => {
    const code = inviteCodeOf(inviter.userId);
    expect(await dataOf(inviter, 'userShareInfo')).toEqual({
      code,
      url: `/register?invite=${code}`,
      num: 0,
      depNum: 0,
      todayNum: 0,
      got: 0,
      can: 0,
      rules: { reg: 5, dep: 20, rate: [0.3, 0.1, 0.05] },
    });
    const content = await dataOf(inviter, 'getShareContent');
    expect(content.url).toBe(`/register?invite=${code}`);
    expect(content.text).toContain('{url}');
    expect(content.text_tag).toContain('{url}');
  });

  it('counts who registered with it, and who of them deposited', async () => {
    const friend = await friendOf(inviter);
    expect(await dataOf(inviter, 'userShareInfo')).toMatchObject({ num: 1, depNum: 0, todayNum: 1, can: 5 });
    await creditedDeposit(operator, friend, 500);
    await creditedDeposit(operator, friend, 500);
    expect(await dataOf(inviter, 'userShareInfo')).toMatchObject({ num: 1, depNum: 1, can: 25, got: 0 });
    operator.pass(24 * hourSeconds);
    expect(await dataOf(inviter, 'userShareInfo')).toMatchObject({ num: 1, todayNum: 0, can: 25 });
  });

  it('earns nothing for whoever came without it', async () => {
    await newPlayer(operator);
    expect(await dataOf(inviter, 'userShareInfo')).toMatchObject({ num: 0, can: 0 });
  });
});

describe('bonuses of friends', () => {
  it('are one row a friend, and refused while there are none', async () => {
    expect((await inviter.call('getShareDep')).code).toBe(1008);
    const friend = await friendOf(inviter);
    await friendOf(inviter);
    await creditedDeposit(operator, friend, 300);
    const { list, can, got } = await dataOf(inviter, 'shareDep');
    expect({ can, got }).toEqual({ can: 30, got: 0 });
    expect(list).toHaveLength(2);
    expect(list).toMatchObject([
      { dep: 300, am: 25, state: 1 },
      { dep: 0, am: 5, state: 1 },
    ]);
  });

  it('are given once, whatever is sent again', async () => {
    const friend = await friendOf(inviter);
    await creditedDeposit(operator, friend, 500);
    const key = randomUUID();
    const first = await inviter.call('getShareDep', {}, { key });
    expect(first).toMatchObject({ code: 200, data: { am: 25, Score: 250_000, needFlow: 25 } });
    expect(await inviter.call('getShareDep', {}, { key })).toMatchObject({
      data: first.data,
      replayed: true,
    });
    expect((await inviter.call('getShareDep')).code).toBe(1008);
    expect((await dataOf(inviter, 'getUserScore')).Score).toBe(250_000);
    expect(await dataOf(inviter, 'shareDep')).toMatchObject({ can: 0, got: 25, list: [{ state: 2 }] });
    expect(await dataOf(inviter, 'userShareInfo')).toMatchObject({ can: 0, got: 25 });
  });

  it('are given once when asked for twice at the same moment', async () => {
    await friendOf(inviter);
    const answers = await Promise.all([inviter.call('getShareDep'), inviter.call('getShareDep')]);
    expect(answers.map(({ code }) => code).toSorted((one, two) => one - two)).toEqual([200, 1008]);
  });

  it('open again with the first deposit of a friend whose registration was claimed', async () => {
    const friend = await friendOf(inviter);
    expect((await inviter.call('getShareDep')).data.am).toBe(5);
    await creditedDeposit(operator, friend, 500);
    expect(await dataOf(inviter, 'shareDep')).toMatchObject({
      can: 20,
      got: 5,
      list: [{ am: 25, state: 1 }],
    });
    expect((await inviter.call('getShareDep')).data.am).toBe(20);
  });

  it('are in the log one by one, of today apart from ever', async () => {
    const friend = await friendOf(inviter);
    operator.pass(24 * hourSeconds);
    await creditedDeposit(operator, friend, 500);
    const log = await dataOf(inviter, 'shareLog', { logId: 0 });
    expect(log).toMatchObject([
      { type: 2, am: 20, state: 1 },
      { type: 1, am: 5, state: 1 },
    ]);
    expect(await dataOf(inviter, 'shareLog', { logId: log[0].logid })).toMatchObject([{ type: 1 }]);
    expect(await dataOf(inviter, 'shareLog4U')).toMatchObject([{ type: 2 }]);
    expect(await dataOf(inviter, 'shareLog', { logId: log[1].logid })).toEqual([]);
  });
});

describe('commission', () => {
  it('is a share of the bets of three levels, and of nobody further away', async () => {
    const [one, two, three] = await teamOfThree();
    if (!one || !two || !three) throw new Error('The team is not complete');
    const far = await friendOf(three);
    await creditedDeposit(operator, far, 500);
    await bets(far, 400);
    await bets(one, 1000);
    await bets(one, 33.4);
    await bets(two, 1000);
    await bets(three, 1000);
    const levels = await dataOf(inviter, 'scTeamUserInfo');
    expect(levels).toMatchObject([
      { lv: 1, num: 1, actNum: 1, am: 3.1 },
      { lv: 2, num: 1, actNum: 1, am: 1 },
      { lv: 3, num: 1, actNum: 1, am: 0.5 },
    ]);
    expect(await dataOf(inviter, 'userTeamInfo')).toMatchObject({
      lv: 3,
      num: 3,
      actNum: 3,
      todayNum: 3,
      TeamDep: 150_000_000,
      todayCom: 4.6,
      allCom: 4.6,
      can: 0,
    });
  });

  it('opens at six the next morning and is given once, row by row or all at once', async () => {
    const [one, two] = await teamOfThree();
    if (!one || !two) throw new Error('The team is not complete');
    await bets(one, 1000);
    await bets(two, 1000);
    expect(await dataOf(inviter, 'bonusUserInfo')).toMatchObject({ can: 0, today: 4, week: 4, all: 4 });
    expect((await inviter.call('getTeamReward')).code).toBe(1008);
    expect(await dataOf(inviter, 'teamRewardDetail')).toEqual([]);

    operator.pass(18 * hourSeconds - 1);
    const rows = await dataOf(inviter, 'teamRewardDetail');
    expect(rows).toMatchObject([
      { lv: 1, ValidBet: 10_000_000, rate: 0.3, am: 3, state: 1 },
      { lv: 2, ValidBet: 10_000_000, rate: 0.1, am: 1, state: 1 },
    ]);
    expect(await dataOf(inviter, 'bonusUserInfo')).toMatchObject({ can: 0, today: 0, all: 4 });
    expect((await inviter.call('getTeamReward', { id: rows[0].logid })).code).toBe(1008);

    operator.pass(1);
    expect(await dataOf(inviter, 'bonusUserInfo')).toMatchObject({ can: 4 });
    const key = randomUUID();
    const single = await inviter.call('getTeamReward', { id: rows[1].logid }, { key });
    expect(single).toMatchObject({ code: 200, data: { am: 1, Score: 10_000, needFlow: 1 } });
    expect(await inviter.call('getTeamReward', { id: rows[1].logid }, { key })).toMatchObject({
      replayed: true,
    });
    expect((await inviter.call('getTeamReward', { id: rows[1].logid })).code).toBe(1009);
    expect((await inviter.call('getTeamReward')).data).toMatchObject({ am: 3, Score: 40_000 });
    expect((await inviter.call('getTeamReward')).code).toBe(1008);
    const claimed = await dataOf(inviter, 'teamRewardDetail');
    expect(claimed.map(({ state }: { state: number }) => state)).toEqual([2, 2]);
    expect(await dataOf(inviter, 'teamRewardDetail', { id: rows[1].logid })).toMatchObject([{ lv: 2 }]);
    expect(await dataOf(inviter, 'teamRewardDetail', { logId: rows[1].logid })).toEqual([]);
    const log = await dataOf(inviter, 'shareLog', { logId: 0 });
    expect(log.slice(0, 2)).toMatchObject([
      { type: 3, am: 3, nick: '', state: 2 },
      { type: 3, am: 1, nick: '', state: 2 },
    ]);
    expect(await dataOf(inviter, 'userShareInfo')).toMatchObject({ got: 4 });
  });

  it('below a centavo is no row and nothing to claim', async () => {
    const [one] = await teamOfThree();
    if (!one) throw new Error('The team is not complete');
    await bets(one, 3);
    operator.pass(24 * hourSeconds);
    expect(await dataOf(inviter, 'teamRewardDetail')).toEqual([]);
    expect((await inviter.call('getTeamReward')).code).toBe(1008);
  });

  it('of a row that is not the player’s is not found', async () => {
    const [one] = await teamOfThree();
    if (!one) throw new Error('The team is not complete');
    await bets(one, 1000);
    operator.pass(24 * hourSeconds);
    const [row] = await dataOf(inviter, 'teamRewardDetail');
    const stranger = await newPlayer(operator);
    expect((await stranger.call('getTeamReward', { id: row.logid })).code).toBe(1014);
    expect(await dataOf(stranger, 'teamRewardDetail', { id: row.logid })).toEqual([]);
  });
});

describe('the team', () => {
  it('is listed by level, newest first, without ids, phones or whole names', async () => {
    const [one] = await teamOfThree();
    if (!one) throw new Error('The team is not complete');
    const list = await dataOf(inviter, 'teamUserList');
    expect(list).toMatchObject([
      { logid: 3, lv: 3, dep: 1 },
      { logid: 2, lv: 2, dep: 1 },
      { logid: 1, lv: 1, dep: 1, lastday: manilaToday(operator.nowMs).day },
    ]);
    expect(await dataOf(inviter, 'teamUserList', { lv: 2 })).toMatchObject([{ logid: 2, lv: 2 }]);
    expect(await dataOf(inviter, 'teamUserList', { logId: 2 })).toMatchObject([{ logid: 1 }]);
    expect(await dataOf(inviter, 'teamUserList', { logId: 1 })).toEqual([]);
    expect((await inviter.call('teamUserList', { lv: 4 })).code).toBe(1001);
  });

  it('tells what a day of a member was worth, a page at a time', async () => {
    const [one, two] = await teamOfThree();
    if (!one || !two) throw new Error('The team is not complete');
    await bets(one, 700);
    await bets(one, 300);
    await bets(two, 500);
    const curDate = manilaToday(operator.nowMs).day;
    const page = (number: number, size = 1) => JSON.stringify({ page: number, size });
    expect(await dataOf(inviter, 'teamLog4U', { paging: page(1), curDate })).toMatchObject({
      list: [{ lv: 2, ValidBet: 5_000_000, am: 0.5 }],
      total: 2,
    });
    expect(await dataOf(inviter, 'teamLog4U', { paging: page(2) })).toMatchObject({
      list: [{ lv: 1, ValidBet: 10_000_000, am: 3 }],
    });
    expect((await dataOf(inviter, 'teamLog4U', { paging: page(3), curDate })).list).toEqual([]);
    expect((await inviter.call('teamLog4U', { paging: 'page one' })).code).toBe(1001);
    expect((await inviter.call('teamLog4U', { paging: page(1, 101) })).code).toBe(1001);
    expect((await inviter.call('teamLog4U', { paging: page(1), curDate: '2026-02-30' })).code).toBe(1001);
  });

  it('is nobody else’s to see', async () => {
    const [one] = await teamOfThree();
    if (!one) throw new Error('The team is not complete');
    await bets(one, 1000);
    operator.pass(24 * hourSeconds);
    const stranger = await newPlayer(operator);
    const paging = JSON.stringify({ page: 1, size: 20 });
    expect(await dataOf(stranger, 'teamUserList')).toEqual([]);
    expect(await dataOf(stranger, 'teamLog4U', { paging })).toEqual({ list: [], total: 0 });
    expect(await dataOf(stranger, 'teamRewardDetail')).toEqual([]);
    expect(await dataOf(stranger, 'shareLog', { logId: 0 })).toEqual([]);
    expect(await dataOf(stranger, 'shareDep')).toEqual({ list: [], can: 0, got: 0 });
    expect(await dataOf(stranger, 'userTeamInfo')).toMatchObject({ num: 0, TeamFlow: 0, allCom: 0 });
    // Who was invited does not see who invited, nor their team.
    expect((await dataOf(one, 'userTeamInfo')).num).toBe(2);
  });

  it('is named in no answer by phone, nickname or id', async () => {
    const members = await teamOfThree();
    for (const member of members) await bets(member, 100);
    operator.pass(24 * hourSeconds);
    const paging = JSON.stringify({ page: 1, size: 20 });
    const answers = [
      ...(await Promise.all(reads.map((call) => dataOf(inviter, call)))),
      await dataOf(inviter, 'shareLog', { logId: 0 }),
      await dataOf(inviter, 'teamUserList'),
      await dataOf(inviter, 'teamLog4U', { paging }),
      await dataOf(inviter, 'teamRewardDetail'),
    ];
    const said = JSON.stringify(answers);
    for (const { userId } of members) {
      expect(said).not.toContain(String(userId));
      expect(said).not.toContain(inviteCodeOf(userId));
    }
    expect(said).not.toMatch(/639\d{6}/);
  });

  it('is for players alone', async () => {
    const guest = operator.guest();
    for (const call of [
      ...reads,
      'shareLog4U',
      'teamUserList',
      'teamRewardDetail',
      'getTeamReward',
      'getShareDep',
    ]) {
      expect((await guest.call(call)).code).toBe(400);
    }
  });
});

describe('the ranking of the week', () => {
  it('has twenty places, names masked, and the own row wherever it is', async () => {
    // A week that nobody has a place in yet.
    operator.pass(7 * 24 * hourSeconds);
    for (let host = 0; host < 21; host += 1) {
      const device = await newPlayer(operator);
      const friend = await friendOf(device);
      if (host === 20) await creditedDeposit(operator, friend, 500);
    }
    const late = await newPlayer(operator);
    expect((await dataOf(late, 'shareBoard')).every((row: { UserID?: number }) => !row.UserID)).toBe(true);
    await friendOf(late);
    const board = await dataOf(late, 'shareBoard');
    expect(board).toHaveLength(21);
    expect(board[0]).toMatchObject({ rank: 1, num: 1, am: 25 });
    expect(board[1]).toMatchObject({ rank: 2, num: 1, am: 5 });
    expect(board.at(-1)).toMatchObject({ UserID: late.userId, rank: 2, num: 1, am: 5 });
    expect(board.filter((row: { UserID?: number }) => row.UserID !== undefined)).toHaveLength(1);
    expect(board[0].nick).toMatch(/^.\*\*\*.$/);
    operator.pass(7 * 24 * hourSeconds);
    expect(await dataOf(await newPlayer(operator), 'shareBoard')).toEqual([]);
  });
});

describe('the whale', () => {
  it('has a small team of three levels that has played', async () => {
    const fresh = new TestOperator(await openTestDatabase());
    const whale = await fresh.loggedIn('639170000003');
    expect(await dataOf(whale, 'userShareInfo')).toMatchObject({ num: 3, depNum: 2, can: 55, got: 0 });
    expect(await dataOf(whale, 'scTeamUserInfo')).toMatchObject([
      { lv: 1, num: 3 },
      { lv: 2, num: 1 },
      { lv: 3, num: 1 },
    ]);
    const { can, all } = await dataOf(whale, 'bonusUserInfo');
    expect(can).toBeGreaterThan(0);
    expect((await whale.call('getTeamReward')).data.am).toBe(can);
    expect(all).toBe(can);
    await fresh.opened.close();
  });
});

describe('the ledger', () => {
  it('is whole after all that', async () => {
    const lines = await checkInvariants(operator.database);
    expect(lines.filter(({ violations }) => violations !== 0)).toEqual([]);
  });
});
