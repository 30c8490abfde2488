import { randomUUID } from 'node:crypto';
import { moneyFromPeso } from '@kislap/domain';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gameListing } from '../src/catalogue/gameListing';
import { player } from '../src/database/tables/player';
import { transact } from '../src/database/transact';
import { manilaToday } from '../src/kernel/manilaDays';
import { checkInvariants } from '../src/ledger/invariants';
import { lockPlayer } from '../src/rules/players/player';
import { recordRounds } from '../src/rules/rounds/recordRounds';
import { creditedDeposit } from './support/creditedDeposit';
import { newPlayer } from './support/newPlayer';
import { openTestDatabase } from './support/openTestDatabase';
import { passToNoon } from './support/passToNoon';
import { TestOperator } from './support/TestOperator';
import type { TestPlayer } from './support/TestPlayer';

const daySeconds = 86_400;
const wednesday = 3;

let operator: TestOperator;
let device: TestPlayer;
let yesterday: string;
let today: string;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
});

afterAll(async () => await operator.opened.close());

beforeEach(async () => {
  passToNoon(operator, wednesday);
  yesterday = manilaToday(operator.nowMs - daySeconds * 1000).day;
  today = manilaToday(operator.nowMs).day;
  device = await newPlayer(operator);
});

afterEach(async () => {
  const broken = (await checkInvariants(operator.database)).filter(({ violations }) => violations !== 0);
  if (broken.length > 0) throw new Error(`The ledger is broken: ${JSON.stringify(broken)}`);
});

/** Bets pesos on a slot, which counts whole, and wins them back. */
async function bets(pesos: number, better = device): Promise<void> {
  const game = gameListing.find(({ code }) => code === 'jeepney-jackpot');
  if (game === undefined) throw new Error('There is no game to play');
  const stake = moneyFromPeso(pesos);
  const round = { roundId: randomUUID(), game, stake, win: stake, detail: null, nowMs: operator.nowMs };
  await transact(operator.database, async (transaction) => {
    const owner = await lockPlayer(transaction, better.userId);
    await recordRounds(transaction, { player: owner, rounds: [round] });
  });
}

const turnover = async (fields: { page: number; type?: string } = { page: 1 }, locale = 'en') =>
  (await device.call('turnover', fields, { headers: { 'X-Lang': locale } })).data;

describe('what is to be bet', () => {
  it('is nothing for a new player', async () => {
    expect(await turnover()).toEqual({ list: [], needFlow: 0, BetFlow: 0, more: 0 });
  });

  it('lists what brought it, newest first, and turnover fills the oldest first', async () => {
    await creditedDeposit(operator, device, 100);
    operator.pass(60);
    await device.call('eventGetSign', { isRenew: 0 });
    operator.pass(60);
    await creditedDeposit(operator, device, 200);
    await bets(101.5);
    const { list, needFlow, BetFlow } = await turnover();
    expect([needFlow, BetFlow]).toEqual([301, 101.5]);
    expect(
      list.map((row: Record<string, unknown>) => [
        row['title'],
        row['needFlow'],
        row['BetFlow'],
        row['state'],
      ]),
    ).toEqual([
      ['Deposit', 200, 0.5, 0],
      ['Daily check-in', 1, 1, 1],
      ['Deposit', 100, 100, 1],
    ]);
  });

  it('narrows to events without moving their progress, in the language of the player', async () => {
    await creditedDeposit(operator, device, 100);
    await device.call('eventGetSign', { isRenew: 0 });
    await bets(50);
    const { list } = await turnover({ page: 1, type: 'event' }, 'tag');
    expect(list).toMatchObject([
      { type: 'event', title: 'Daily check-in', am: 1, times: 1, needFlow: 1, BetFlow: 0, state: 0 },
    ]);
  });

  it('comes in pages of twenty and says whether one follows', async () => {
    const whale = await operator.loggedIn('639170000003');
    const first = (await whale.call('turnover', { page: 1 })).data;
    const second = (await whale.call('turnover', { page: 2 })).data;
    const third = (await whale.call('turnover', { page: 3 })).data;
    expect([first.list.length, first.more]).toEqual([20, 1]);
    expect([second.list.length, second.more]).toEqual([20, 0]);
    expect(third).toMatchObject({ list: [], more: 0 });
    expect(first.list[19].id).toBeGreaterThan(second.list[0].id);
  });

  it('is for players alone, and shows each only their own', async () => {
    expect((await operator.guest().call('turnover', { page: 1 })).code).toBe(400);
    await creditedDeposit(operator, device, 100);
    const other = await newPlayer(operator);
    expect((await other.call('turnover', { page: 1 })).data.list).toEqual([]);
  });
});

describe('the rebate', () => {
  const rebate = async () => (await device.call('userDayFlow')).data;
  const receive = async (key: string = randomUUID()) => await device.call('receiveDayFlow', {}, { key });

  beforeEach(async () => {
    await creditedDeposit(operator, device, 1000);
  });

  it("is a part of yesterday's bets, at the rate of the VIP level", async () => {
    await bets(1000);
    expect(await rebate()).toMatchObject({ FlGet: 0, Amount: 0, UserFlow: 0, day: yesterday });
    operator.pass(daySeconds);
    await bets(300);
    // 1,000 deposited and 1,300 bet is VIP 0.
    expect(await rebate()).toEqual({
      FlGet: 0,
      Amount: 20_000,
      UserFlow: 10_000_000,
      rate: 0.2,
      day: today,
    });
    await operator.database.update(player).set({ vipLevel: 4 }).where(eq(player.id, device.userId));
    expect(await rebate()).toMatchObject({ Amount: 60_000, rate: 0.6 });
  });

  it('is paid once, closes, and stands in the list with its turnover', async () => {
    await bets(1000);
    operator.pass(daySeconds);
    const before = (await device.call('getUserScore')).data.Score;
    const key = randomUUID();
    const first = await receive(key);
    const orderid: unknown = expect.stringMatching(/^G\d+$/);
    expect(first.data).toEqual({ Amount: 20_000, Score: before + 20_000, FlGet: 1, needFlow: 2, orderid });
    expect(await receive(key)).toMatchObject({ replayed: true, data: first.data });
    expect((await receive()).code).toBe(1009);
    expect(await rebate()).toMatchObject({ FlGet: 1, Amount: 20_000 });
    expect((await device.call('getDayFlow', { offset: 0 })).data).toMatchObject([
      { LogTime: operator.nowMs / 1000, UserFlow: 10_000_000, Amount: 20_000 },
    ]);
    expect((await device.call('getDayFlow', { offset: 100 })).data).toEqual([]);
    operator.pass(daySeconds);
    expect(await rebate()).toMatchObject({
      FlGet: 0,
      Amount: 0,
      day: manilaToday(operator.nowMs - daySeconds * 1000).day,
    });
  });

  it('is asked for twice at once and pays once', async () => {
    await bets(1000);
    operator.pass(daySeconds);
    const answers = await Promise.all([receive(), receive()]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([1009, 200].toSorted());
  });

  it('turns at midnight in Manila', async () => {
    operator.pass(12 * 3600 - 1);
    await bets(500);
    operator.pass(1);
    await bets(700);
    expect(await rebate()).toMatchObject({ UserFlow: 5_000_000, day: today });
  });

  it('refuses when nothing is due, and whoever is not signed in', async () => {
    expect((await receive()).code).toBe(1008);
    expect((await operator.guest().call('receiveDayFlow')).code).toBe(400);
    expect((await operator.guest().call('userDayFlow')).code).toBe(400);
    expect((await operator.guest().call('getDayFlow', { offset: 0 })).code).toBe(400);
  });

  it("shows nobody else's rebates", async () => {
    await bets(1000);
    operator.pass(daySeconds);
    await receive();
    const other = await newPlayer(operator);
    expect((await other.call('getDayFlow', { offset: 0 })).data).toEqual([]);
    expect((await other.call('userDayFlow')).data).toMatchObject({ UserFlow: 0 });
  });

  it("lists a day with the player's own turnover, whoever else played", async () => {
    await bets(1000);
    const other = await newPlayer(operator);
    await creditedDeposit(operator, other, 1000);
    await bets(400, other);
    operator.pass(daySeconds);
    await receive();
    expect((await device.call('getDayFlow', { offset: 0 })).data).toMatchObject([{ UserFlow: 10_000_000 }]);
  });
});
