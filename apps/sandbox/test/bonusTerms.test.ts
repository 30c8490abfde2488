import { randomUUID } from 'node:crypto';
import { moneyFromPeso } from '@kislap/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { turnoverTask } from '../src/database/tables/rewards';
import { findBrokenRules } from '../src/ledger/invariants';
import { settleDue } from '../src/rules/settleDue';
import { controlOf } from './support/controlOf';
import { newPlayer } from './support/newPlayer';
import { openTestDatabase } from './support/openTestDatabase';
import { TestOperator } from './support/TestOperator';
import type { TestPlayer } from './support/TestPlayer';

const dayS = 86_400;
let operator: TestOperator;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
});

afterAll(() => operator.opened.close());

async function deposit(device: TestPlayer, pesos: number, promotion: number): Promise<void> {
  await device.renewSecretKey();
  const { orderid } = await device.deposit({ amount: String(pesos), acId: String(promotion) });
  await controlOf(operator)('order', { orderId: String(orderid), state: 'credited' });
}

async function launch(device: TestPlayer, gc = 'jeepney-jackpot'): Promise<string> {
  const { code, data } = await device.call('launchGame', { gc });
  expect(code).toBe(200);
  return data.sid;
}

const play = (sid: string, stake: number, win = 0) =>
  operator.services.games.playRound({
    sid,
    key: randomUUID(),
    stake: moneyFromPeso(stake),
    choice: 'play',
    settle: () => ({ win: moneyFromPeso(win), detail: {} }),
  });

/** Signed in anew: a session ends when nobody has acted for three days. */
async function back({ userId }: TestPlayer): Promise<TestPlayer> {
  const again = operator.guest();
  const { token } = await controlOf(operator)('session', { userId });
  again.adopt({ code: 200, msg: '', replayed: false, data: { token, UserID: userId } });
  return again;
}

const refused = { ok: false, reason: { type: 'bonusMaxStake' } };
const cashOf = async (device: TestPlayer) => (await device.call('userCashCheck')).data;
const lettersOf = async (device: TestPlayer): Promise<readonly { readonly title: string }[]> =>
  (await device.call('getMsgList', { id: 0 })).data;
const ended = (letters: readonly { readonly title: string }[]) =>
  letters.filter(({ title }) => title === 'Your bonus has ended').length;
const isSound = async () => expect(await findBrokenRules(operator.database)).toBe('');

async function doubled(pesos = 1_000) {
  const device = await newPlayer(operator);
  await deposit(device, pesos, 19);
  return { device, sid: await launch(device) };
}

it('a stake above the highest is refused before it is drawn, and counts for nothing', async () => {
  const { device, sid } = await doubled();
  let isDrawn = false;
  const tooHigh = await operator.services.games.playRound({
    sid,
    key: 'too high',
    stake: moneyFromPeso('500.01'),
    choice: 'play',
    settle: () => {
      isDrawn = true;
      return { win: moneyFromPeso(0), detail: {} };
    },
  });
  expect([tooHigh, isDrawn]).toMatchObject([refused, false]);
  expect(await play(sid, 500)).toMatchObject({ ok: true });
  expect(await cashOf(device)).toMatchObject({ own: 500, bonus: 1_000, BetFlow: 500 });
  await isSound();
});

it('a page is told the highest stake while the bonus is open, and none once it is given up or over', async () => {
  const { device } = await doubled();
  const other = await doubled();
  const highest = ({ userId }: TestPlayer) => operator.services.games.highestStake(userId);
  expect(await highest(await newPlayer(operator))).toBeUndefined();
  expect(await highest(device)).toBe(moneyFromPeso(500));
  await device.call('dropBonus');
  expect(await highest(device)).toBeUndefined();
  await operator.database
    .update(turnoverTask)
    .set({ endsAtMs: operator.nowMs })
    .where(eq(turnoverTask.playerId, other.device.userId));
  expect(await highest(other.device)).toBeUndefined();
});

it('a stake from a studio’s own wallet is held to it as well', async () => {
  const { device } = await doubled();
  await operator.database
    .update(turnoverTask)
    .set({ maxStake: moneyFromPeso(100) })
    .where(eq(turnoverTask.playerId, device.userId));
  const sid = await launch(device, 'bangka-bay');
  expect(await play(sid, 101)).toMatchObject(refused);
  expect(await play(sid, 100)).toMatchObject({ ok: true });
});

it('without a deposit bonus no stake is too high: given up, met, or an event’s gift', async () => {
  const { device, sid } = await doubled(2_000);
  await device.call('getEventCard', { card: 'PLAY50' });
  expect(await play(sid, 501)).toMatchObject(refused);
  await device.call('dropBonus');
  expect(await play(sid, 501, 501)).toMatchObject({ ok: true });
  const lucky = await newPlayer(operator);
  await controlOf(operator)('credit', { userId: lucky.userId, amount: 1_000 });
  await lucky.call('getEventCard', { card: 'PLAY50' });
  expect(await play(await launch(lucky), 501)).toMatchObject({ ok: true });
  await isSound();
});

it('the highest is the one of the order, whatever the operator asks for later', async () => {
  const { device } = await doubled();
  const { list } = (await device.call('turnover', { page: 1 })).data;
  const until = operator.nowMs / 1000 + 14 * dayS;
  expect(list).toMatchObject([
    { type: 'bonus', times: 5, etime: until },
    { type: 'deposit', times: 1 },
  ]);
  expect(list[1].etime).toBeUndefined();
});

it('the pot goes at its end and not a second before, own money stays, and a letter tells', async () => {
  const { device: before, sid } = await doubled();
  await play(sid, 400);
  operator.pass(14 * dayS - 1);
  await settleDue(operator.operator);
  const device = await back(before);
  expect(await cashOf(device)).toMatchObject({ own: 600, bonus: 1_000 });
  operator.pass(1);
  expect(await cashOf(device)).toMatchObject({ own: 600, bonus: 0, needFlow: 1_000, BetFlow: 400 });
  expect((await device.call('getUserScore')).data.Score).toBe(6_000_000);
  await Promise.all([settleDue(operator.operator), settleDue(operator.operator)]);
  expect(ended(await lettersOf(device))).toBe(1);
  await isSound();
});

it('a round at the end is played with own money alone', async () => {
  const { device: before, sid: first } = await doubled();
  await play(first, 400);
  await play(first, 400);
  operator.pass(14 * dayS - 1);
  const device = await back(before);
  const sid = await launch(device);
  operator.pass(1);
  expect(await play(sid, 300, 900)).toMatchObject({ ok: false, reason: { type: 'balanceTooLow' } });
  expect(await play(sid, 200, 900)).toMatchObject({ ok: true, value: { balance: moneyFromPeso(900) } });
  expect(await cashOf(device)).toMatchObject({ own: 900, bonus: 0, needFlow: 1_000, BetFlow: 1_000 });
  expect(ended(await lettersOf(device))).toBe(1);
  await isSound();
});

it('what became own does not go', async () => {
  const { device, sid } = await doubled(100);
  for (let round = 0; round < 6; round += 1) await play(sid, 100, 100);
  expect(await cashOf(device)).toMatchObject({ own: 200, bonus: 0 });
  operator.pass(15 * dayS);
  await settleDue(operator.operator);
  const again = await back(device);
  expect(await cashOf(again)).toMatchObject({ own: 200, bonus: 0 });
  expect(ended(await lettersOf(again))).toBe(0);
});

it('a pot ends with the last of its bonuses', async () => {
  const { device } = await doubled();
  operator.pass(10 * dayS);
  await deposit(await back(device), 200, 23);
  operator.pass(10 * dayS);
  await settleDue(operator.operator);
  expect((await cashOf(await back(device))).bonus).toBe(1_160);
  operator.pass(4 * dayS);
  await settleDue(operator.operator);
  expect((await cashOf(await back(device))).bonus).toBe(0);
  await isSound();
});

it('a break moves the end along', async () => {
  const { device } = await doubled();
  expect((await device.call('rgBreak', { hours: 72 })).code).toBe(200);
  operator.pass(16 * dayS);
  await settleDue(operator.operator);
  const again = await back(device);
  expect((await cashOf(again)).bonus).toBe(1_000);
  operator.pass(dayS);
  expect((await cashOf(again)).bonus).toBe(0);
});
