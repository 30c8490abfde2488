import { randomUUID } from 'node:crypto';
import { moneyFromPeso } from '@kislap/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { relief } from '../src/catalogue/rewards';
import { accountIds, readBalance } from '../src/ledger/accounts';
import { checkInvariants } from '../src/ledger/invariants';
import { TestOperator } from './support/TestOperator';
import type { TestPlayer } from './support/TestPlayer';
import { controlOf } from './support/controlOf';
import { newPlayer } from './support/newPlayer';
import { openTestDatabase } from './support/openTestDatabase';

/** Of the studio that has a wallet of its own. */
const gc = 'bangka-bay';
const pesos = (amount: number) => amount * 10_000;

let operator: TestOperator;
let device: TestPlayer;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
});

afterAll(async () => await operator.opened.close());

beforeEach(async () => {
  device = await newPlayer(operator);
  await controlOf(operator)('credit', { userId: device.userId, amount: 500 });
});

const scoreOf = async (player: TestPlayer) => Number((await player.call('getUserScore')).data.Score);
const walletOf = (player: TestPlayer) =>
  readBalance(operator.database, accountIds.wallet(player.userId, 'TRF'));

/** Plays a round that wins this much. */
function play(sid: string, { stake = 10, win = 0, key = randomUUID() } = {}) {
  return operator.services.games.playRound({
    sid,
    key,
    stake: moneyFromPeso(stake),
    choice: 'play',
    settle: () => ({ win: moneyFromPeso(win), detail: {} }),
  });
}

describe('a game of a studio with a wallet of its own', () => {
  it('takes the whole balance, is played from it, and gives back what is left', async () => {
    const { data } = await device.call('launchGame', { gc });
    expect([await scoreOf(device), await walletOf(device)]).toEqual([0, pesos(500)]);
    expect(await play(data.sid, { stake: 100, win: 25 })).toMatchObject({ value: { balance: pesos(425) } });
    expect(await operator.services.games.findLaunch(data.sid)).toMatchObject({ balance: pesos(425) });
    expect((await device.call('thirdWdw')).data).toEqual({ Score: pesos(425), moved: pesos(425) });
    expect([await scoreOf(device), await walletOf(device)]).toEqual([pesos(425), 0]);
  });

  it('moves nothing twice: not by the same key, nor by another', async () => {
    const key = randomUUID();
    const first = await device.call('launchGame', { gc }, { key });
    expect((await device.call('launchGame', { gc }, { key })).data).toEqual(first.data);
    await device.call('launchGame', { gc });
    expect(await walletOf(device)).toBe(pesos(500));
    const home = randomUUID();
    const brought = await device.call('thirdWdw', {}, { key: home });
    const again = await device.call('thirdWdw', {}, { key: home });
    expect([again.replayed, again.data]).toEqual([true, brought.data]);
    expect((await device.call('thirdWdw')).data).toEqual({ Score: pesos(500), moved: 0 });
  });

  it('gives back once, however many devices ask at once', async () => {
    await device.call('launchGame', { gc });
    const answers = await Promise.all([1, 2, 3, 4].map(() => device.call('thirdWdw')));
    expect(answers.map(({ data }) => data.moved).toSorted()).toEqual([0, 0, 0, pesos(500)]);
    expect(await scoreOf(device)).toBe(pesos(500));
  });

  it('gives back once when the line is cut after it was done', async () => {
    await device.call('launchGame', { gc });
    await controlOf(operator)('fail', { call: 'thirdWdw', times: 1, mode: 'drop' });
    const key = randomUUID();
    await expect(device.call('thirdWdw', {}, { key })).rejects.toThrow(SyntaxError);
    expect(await scoreOf(device)).toBe(pesos(500));
    const { data, replayed } = await device.call('thirdWdw', {}, { key });
    expect([data, replayed]).toEqual([{ Score: pesos(500), moved: pesos(500) }, true]);
  });

  it('keeps what a crashed game left behind, until the player comes back', async () => {
    const { data } = await device.call('launchGame', { gc });
    await play(data.sid, { stake: 50 });
    await controlOf(operator)('kill', { userId: device.userId });
    expect(await play(data.sid)).toEqual({ ok: false, reason: { type: 'unknownLaunch' } });
    const back = operator.guest();
    back.adopt({
      code: 200,
      msg: '',
      replayed: false,
      data: await controlOf(operator)('session', { userId: device.userId }),
    });
    expect((await back.call('thirdWdw')).data).toEqual({ Score: pesos(450), moved: pesos(450) });
  });

  it('is nobody else’s: a stranger brings only his own money home', async () => {
    const { data } = await device.call('launchGame', { gc });
    const stranger = await newPlayer(operator);
    const fields = { sid: data.sid, userId: device.userId, pf: 'TRF' };
    expect((await stranger.call('thirdWdw', fields)).data).toEqual({ Score: 0, moved: 0 });
    expect(await walletOf(device)).toBe(pesos(500));
  });

  it('holds its money back from withdrawals, relief and the end of the account', async () => {
    const { data } = await device.call('launchGame', { gc });
    expect((await device.withdraw({ amount: '100' })).code).toBe(1011);
    expect(moneyFromPeso(500)).toBeGreaterThan(relief.below);
    expect((await device.call('getUserAlms')).code).toBe(1008);
    const closed = await device.call('closeAccount', { password: 'Play1234' });
    expect(closed).toMatchObject({ code: 1008, data: { need: 500 } });
    expect(await play(data.sid, { stake: 500.5 })).toMatchObject({ ok: false });
  });

  it('stands in the statement with its rounds, by the name of the game, also before the money is home', async () => {
    const { data } = await device.call('launchGame', { gc });
    await play(data.sid, { stake: 100, win: 30 });
    const day = new Date(operator.nowMs + 8 * 3_600_000).toISOString().slice(0, 10);
    const statement = (await device.call('statement', { from: day, to: day, logId: 0 })).data;
    expect(statement).toMatchObject({ BetScore: pesos(100), WinScore: pesos(30), close: 430 });
    expect(statement.rows.slice(0, 2)).toMatchObject([
      { kind: 'win', am: 30, bal: 430, name: 'Bangka Bay' },
      { kind: 'bet', am: -100, bal: 400, name: 'Bangka Bay' },
    ]);
    await device.call('thirdWdw');
    expect((await device.call('statement', { from: day, to: day, logId: 0 })).data).toEqual(statement);
  });

  it('is seen in the ledger by the player’s id', async () => {
    await device.call('launchGame', { gc });
    const { entries } = await controlOf(operator)('ledger', { account: String(device.userId) });
    expect(entries).toMatchObject([
      { kind: 'studio-in', account: accountIds.wallet(device.userId, 'TRF'), amount: pesos(500) },
      { kind: 'studio-in', account: accountIds.cash(device.userId), amount: -pesos(500) },
      {},
    ]);
  });
});

it('an empty balance opens the game and moves nothing', async () => {
  const poor = await newPlayer(operator);
  expect((await poor.call('launchGame', { gc })).code).toBe(200);
  expect((await poor.call('thirdWdw')).data).toEqual({ Score: 0, moved: 0 });
});

it('leaves every invariant of the ledger at zero', async () => {
  const broken = (await checkInvariants(operator.database)).filter(({ violations }) => violations > 0);
  expect(broken).toEqual([]);
});
