import { randomUUID } from 'node:crypto';
import { moneyFromPeso, pesoFromMoney, subtractMoney } from '@kislap/domain';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenMoneyApart } from '../src/database/migrations/bonus';
import { player } from '../src/database/tables/player';
import { transact } from '../src/database/transact';
import { readPurse } from '../src/ledger/accounts';
import { findBrokenRules } from '../src/ledger/invariants';
import { addTurnoverTask } from '../src/rules/rounds/turnover';
import { controlOf } from './support/controlOf';
import { newPlayer } from './support/newPlayer';
import { openTestDatabase } from './support/openTestDatabase';
import { TestOperator } from './support/TestOperator';
import type { TestPlayer } from './support/TestPlayer';
import { verify } from './support/verify';

let operator: TestOperator;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
});

afterAll(() => operator.opened.close());

const control: ReturnType<typeof controlOf> = (name, fields) => controlOf(operator)(name, fields);

/** A deposit that is credited with a promotion. */
async function deposit(device: TestPlayer, pesos: number, promotion: number): Promise<void> {
  await device.renewSecretKey();
  const { orderid } = await device.deposit({ amount: String(pesos), acId: String(promotion) });
  await control('order', { orderId: String(orderid), state: 'credited' });
}

async function launch(device: TestPlayer, gc = 'parol-nights'): Promise<string> {
  const { code, data } = await device.call('launchGame', { gc });
  expect(code).toBe(200);
  return data.sid;
}

/** One round with a result that is known before. */
const play = (sid: string, stake: number, win = 0, key: string = randomUUID()) =>
  operator.services.games.playRound({
    sid,
    key,
    stake: moneyFromPeso(stake),
    choice: 'play',
    settle: () => ({ win: moneyFromPeso(win), detail: {} }),
  });

/** Own, bonus and what is still to be bet, in pesos. */
async function standOf(device: TestPlayer) {
  const { own, bonus, needFlow, BetFlow } = (await device.call('userCashCheck')).data;
  const { Score } = (await device.call('getUserScore')).data;
  expect(Score).toBe(moneyFromPeso(own) + moneyFromPeso(bonus));
  return [own, bonus, pesoFromMoney(subtractMoney(moneyFromPeso(needFlow), moneyFromPeso(BetFlow)))];
}

/** Somebody who paid in 1,000 pesos and got as much. */
async function doubled() {
  const device = await newPlayer(operator);
  await deposit(device, 1_000, 19);
  return { device, sid: await launch(device) };
}

const isSound = async () => expect(await findBrokenRules(operator.database)).toBe('');

describe('1,000 pesos and as much given', () => {
  it('lie apart, and ask to be bet once and five times', async () => {
    const { device } = await doubled();
    expect(await standOf(device)).toEqual([1_000, 1_000, 6_000]);
  });

  it('lose own money first, and giving up leaves what the deposit asks for', async () => {
    const { device, sid } = await doubled();
    await play(sid, 400);
    expect(await standOf(device)).toEqual([600, 1_000, 5_600]);
    const { data } = await device.call('dropBonus');
    expect(data).toMatchObject({ own: 600, bonus: 0, needFlow: 1_000, BetFlow: 400, Score: 6_000_000 });
    expect(await standOf(device)).toEqual([600, 0, 600]);
    await isSound();
  });

  it('take a stake from both, and return a win as it was taken', async () => {
    const { device, sid } = await doubled();
    await play(sid, 400);
    await play(sid, 400);
    expect(await play(sid, 500, 1_000)).toMatchObject({ ok: true, value: { balance: moneyFromPeso(1_700) } });
    expect(await standOf(device)).toEqual([400, 1_300, 4_700]);
    expect((await device.call('dropBonus')).code).toBe(200);
    expect(await standOf(device)).toEqual([400, 0, 0]);
    await isSound();
  });

  it('become own when all of it is bet, whatever the last round brings', async () => {
    const { device, sid } = await doubled();
    for (let round = 0; round < 11; round += 1) await play(sid, 500, 500);
    expect(await standOf(device)).toEqual([1_000, 1_000, 500]);
    await play(sid, 500, 300);
    expect(await standOf(device)).toEqual([1_800, 0, 0]);
    await isSound();
  });

  it('become own when the bonus is met, though a later deposit still asks to be bet', async () => {
    const { device, sid } = await doubled();
    for (let round = 0; round < 11; round += 1) await play(sid, 500, 500);
    await deposit(device, 300, 0);
    await play(sid, 500, 500);
    expect(await standOf(device)).toEqual([2_300, 0, 300]);
    await isSound();
  });

  it('are over with the last of them: nothing is left to bet but for the deposit', async () => {
    const { device, sid } = await doubled();
    for (let round = 0; round < 4; round += 1) await play(sid, 500);
    expect(await standOf(device)).toEqual([0, 0, 0]);
    const { list } = (await device.call('turnover', { page: 1 })).data;
    expect(list).toMatchObject([
      { type: 'bonus', needFlow: 5_000, BetFlow: 1_000, state: 2 },
      { type: 'deposit', needFlow: 1_000, BetFlow: 1_000, state: 1 },
    ]);
    await isSound();
  });

  it('ask again for what came after the bonus was given up, from its beginning', async () => {
    const { device, sid } = await doubled();
    await play(sid, 400);
    await deposit(device, 200, 0);
    expect((await device.call('dropBonus')).data).toMatchObject({ needFlow: 1_200, BetFlow: 400 });
    await play(sid, 500, 500);
    await play(sid, 250, 250);
    const { list } = (await device.call('turnover', { page: 1 })).data;
    expect(list).toMatchObject([
      { type: 'deposit', needFlow: 200, BetFlow: 150, state: 0 },
      { type: 'bonus', needFlow: 5_000, BetFlow: 0, state: 2 },
      { type: 'deposit', needFlow: 1_000, BetFlow: 1_000, state: 1 },
    ]);
    await isSound();
  });
});

describe('giving up a bonus', () => {
  it('that is none changes nothing', async () => {
    const device = await newPlayer(operator);
    await deposit(device, 100, 0);
    expect((await device.call('dropBonus')).data).toMatchObject({ own: 100, bonus: 0, needFlow: 100 });
    expect(await standOf(device)).toEqual([100, 0, 100]);
  });

  it('lets own money out at once, and nothing of what was given', async () => {
    const { device, sid } = await doubled();
    await verify(operator, device);
    await play(sid, 500, 500);
    await play(sid, 500, 500);
    await device.renewSecretKey();
    expect(await device.withdraw({ amount: '500' })).toMatchObject({ code: 1008 });
    await device.call('dropBonus');
    expect(await device.withdraw({ amount: '1100' })).toMatchObject({ code: 1011 });
    expect(await device.withdraw({ amount: '1000' })).toMatchObject({ code: 100 });
    await isSound();
  });

  it('stands in the statement with what was given, and the balance agrees with every line', async () => {
    const { device, sid } = await doubled();
    await play(sid, 400);
    await play(sid, 400);
    await play(sid, 500, 1_000);
    await device.call('dropBonus');
    const day = new Date(operator.nowMs + 8 * 3_600_000).toISOString().slice(0, 10);
    const { data } = await device.call('statement', { from: day, to: day, logId: 0 });
    expect(data).toMatchObject({ dep: 1_000, bonus: -300, open: 0, close: 400 });
    const rows: readonly { readonly am: number; readonly bal: number; readonly kind: string }[] = data.rows;
    expect(rows.map(({ kind, am, bal }) => [kind, am, bal])).toEqual([
      ['bonus', -1_300, 400],
      ['win', 600, 1_700],
      ['win', 400, 1_100],
      ['bet', -300, 700],
      ['bet', -200, 1_000],
      ['bet', -400, 1_200],
      ['bet', -400, 1_600],
      ['bonus', 1_000, 2_000],
      ['deposit', 1_000, 1_000],
    ]);
  });

  it('happens before or after a bet beside it, and the ledger is sound either way', async () => {
    for (let time = 0; time < 5; time += 1) {
      const { device, sid } = await doubled();
      await play(sid, 500, 500);
      await play(sid, 500);
      await play(sid, 400);
      const drop = () => device.call('dropBonus');
      const bet = () => play(sid, 300, 600);
      const isBetFirst = time % 2 === 0;
      const both = isBetFirst ? [bet(), drop()] : [drop(), bet()];
      const answers = await Promise.all(both);
      const isPlayed = answers.some((answer) => 'ok' in answer && answer.ok);
      // Given up before, only 100 own pesos are left for the stake of 300.
      const own = isPlayed ? 200 : 100;
      expect((await standOf(device)).slice(0, 2)).toEqual([own, 0]);
      await isSound();
    }
  });
});

describe('the last peso', () => {
  it('is staked by one of two bets at once', async () => {
    const device = await newPlayer(operator);
    await control('credit', { userId: device.userId, amount: 5 });
    const note = { userId: device.userId, title: 'For you', text: 'A gift', kind: 'important', amount: 5 };
    await control('mail', note);
    const [mail] = (await device.call('getMsgList', { id: 0 })).data;
    expect((await device.call('getAccessory', { id: mail.id })).code).toBe(200);
    const sid = await launch(device);
    const bets = await Promise.all([play(sid, 10), play(sid, 10)]);
    expect(bets.filter(({ ok }) => ok)).toHaveLength(1);
    expect(bets.find(({ ok }) => !ok)).toMatchObject({ reason: { type: 'balanceTooLow' } });
    expect(await standOf(device)).toEqual([0, 0, 0]);
    await isSound();
  });
});

describe('the wallet of a studio', () => {
  it('takes own money only, and what is bet from it counts for the bonus', async () => {
    const { device } = await doubled();
    const transfer = await launch(device, 'bangka-bay');
    expect(await standOf(device)).toEqual([0, 1_000, 6_000]);
    await play(transfer, 100, 100);
    expect(await standOf(device)).toEqual([0, 1_000, 5_900]);
    expect((await device.call('thirdWdw')).data).toMatchObject({ moved: 10_000_000, Score: 20_000_000 });
    await isSound();
  });
});

describe('closing an account', () => {
  it('asks for own money to be taken out, and gives up what was given', async () => {
    const { device, sid } = await doubled();
    expect(await device.call('closeAccount', { password: 'Play1234' })).toMatchObject({
      code: 1008,
      data: { need: 1_000 },
    });
    await play(sid, 500);
    await play(sid, 500);
    expect((await device.call('closeAccount', { password: 'Play1234' })).code).toBe(200);
    expect(await readPurse(operator.database, device.userId)).toEqual({ own: 0, bonus: 0 });
    await isSound();
  });
});

describe('money that was given before it lay apart', () => {
  it('is parted from own money as far as it is there, and asked for no more where it is gone', async () => {
    const before = new TestOperator(await openTestDatabase());
    const regular = await before.loggedIn('639170000002');
    await regular.call('dropBonus');
    const rich = await newPlayer(before);
    const poor = await newPlayer(before);
    await controlOf(before)('credit', { userId: rich.userId, amount: 150 });
    for (const { userId } of [rich, poor]) {
      const own = { playerId: userId, nowMs: before.nowMs } as const;
      await transact(before.database, (transaction) => {
        const deposit = { ...own, kind: 'deposit', activityType: 0, times: 1 } as const;
        addTurnoverTask(transaction, { ...deposit, amount: moneyFromPeso(100) });
        const gift = { ...own, kind: 'event', activityType: 1, times: 5 } as const;
        addTurnoverTask(transaction, { ...gift, amount: moneyFromPeso(40) });
        return Promise.resolve();
      });
      const betFlow = moneyFromPeso(130);
      await before.database.update(player).set({ betFlow }).where(eq(player.id, userId));
    }
    await before.database.transaction(async (transaction) => {
      for (const statement of givenMoneyApart) await transaction.execute(sql.raw(statement));
    });
    const facts = async (device: TestPlayer) => (await device.call('userCashCheck')).data;
    expect(await facts(rich)).toMatchObject({ own: 110, bonus: 40, needFlow: 300, BetFlow: 130 });
    expect(await facts(poor)).toMatchObject({ own: 0, bonus: 0, needFlow: 100, BetFlow: 100 });
    expect(await findBrokenRules(before.database)).toBe('');
    await before.opened.close();
  });
});

describe('the demo account of a regular player', () => {
  it('holds 100 pesos that were given, and giving them up leaves nothing to bet', async () => {
    const regular = await operator.loggedIn('639170000002');
    expect(await standOf(regular)).toEqual([12_245.678, 100, 123.45]);
    const { data } = await regular.call('dropBonus');
    expect(data).toMatchObject({ own: 12_245.678, bonus: 0, needFlow: 2_500, BetFlow: 2_500 });
    expect(await standOf(regular)).toEqual([12_245.678, 0, 0]);
    await isSound();
  });
});
