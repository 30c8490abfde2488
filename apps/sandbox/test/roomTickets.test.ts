import { moneyFromPeso, zeroMoney } from '@kislap/domain';
import { findGame, listBets, ROOM_DRAW_MS } from '@kislap/domain/games';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameListing, studios } from '../src/catalogue/gameListing';
import { fairRound } from '../src/database/tables/fairness';
import { bet, closedPart } from '../src/database/tables/games';
import { turnoverTask } from '../src/database/tables/rewards';
import { findBrokenRules } from '../src/ledger/invariants';
import { settleDue } from '../src/rules/settleDue';
import { hasRoom } from '../src/rules/fairness/roomChains';
import { controlOf } from './support/controlOf';
import { newPlayer } from './support/newPlayer';
import { openTestDatabase } from './support/openTestDatabase';
import { askTicket, leaveTicket, newKey, type Ticket } from './support/roomTickets';
import { TestOperator } from './support/TestOperator';
import type { TestPlayer } from './support/TestPlayer';

const seconds = ROOM_DRAW_MS / 1000;
const gc = 'gulong-live';
const room = findGame(gc);
/** Together they cover the wheel, so that each draw pays for at least one. */
const colours = room ? listBets(room.rules) : [];

let operator: TestOperator;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
});

afterAll(async () => await operator.opened.close());

const ask = (ticket: Ticket, at = operator) => askTicket(at, { gc, ...ticket });
const buy = (ticket: Ticket, at = operator) => leaveTicket(at, { gc, ...ticket });

/** Waits with the clock for the draw, and settles what is due as the sweeper does. */
async function draw(at = operator): Promise<void> {
  operator.pass(seconds);
  await settleDue(at.operator);
}

async function player(pesos = 1000): Promise<{ readonly device: TestPlayer; readonly sid: string }> {
  const device = await newPlayer(operator);
  await controlOf(operator)('credit', { userId: device.userId, amount: pesos });
  return { device, sid: (await device.call('launchGame', { gc })).data.sid };
}

const betsOf = (device: TestPlayer) =>
  operator.database.select().from(bet).where(eq(bet.playerId, device.userId)).orderBy(bet.id);
const balanceOf = async (device: TestPlayer) => (await device.call('userCashCheck')).data.own;
const linesOf = async (device: TestPlayer): Promise<readonly { kind: string; am: number; ref: string }[]> => {
  const day = new Date(operator.nowMs + 8 * 3_600_000).toISOString().slice(0, 10);
  return (await device.call('statement', { from: day, to: day })).data.rows;
};
const dayOf = async (device: TestPlayer) => {
  const curDate = new Date(operator.nowMs + 8 * 3_600_000).toISOString().slice(0, 10);
  return (await device.call('betLog4U', { curDate })).data;
};
const isSound = async () => expect(await findBrokenRules(operator.database)).toBe('');

/** Buys one ticket of every colour; at least one of them wins. */
async function buyAll(sid: string): Promise<void> {
  for (const colour of colours) expect(await buy({ sid, colour })).toBeUndefined();
}

const wonBy = (bets: readonly (typeof bet.$inferSelect)[]) =>
  bets.reduce((sum, { win }) => sum + win / 10_000, 0);

describe('a ticket', () => {
  it('is paid when it is bought, is open until its draw, and is settled by it', async () => {
    const { device, sid } = await player();
    expect(await buy({ sid })).toBeUndefined();
    expect(await balanceOf(device)).toBe(990);
    const { list, sum } = await dayOf(device);
    expect(list).toMatchObject([{ gc, BetScore: 100_000, WinScore: 0, ValidBet: 0, state: 0 }]);
    expect(sum).toMatchObject({ n: 1, BetScore: 100_000, WinScore: 0 });
    expect((await linesOf(device))[0]).toMatchObject({ kind: 'bet', am: -10, ref: list[0].round });
    await isSound();
    await draw();
    const bets = await betsOf(device);
    expect(bets).toMatchObject([{ openDraw: null, validStake: 50_000 }]);
    expect(await balanceOf(device)).toBe(990 + wonBy(bets));
    expect((await dayOf(device)).list).toMatchObject([
      { state: 1, WinScore: bets[0]?.win, ValidBet: 50_000 },
    ]);
    await isSound();
  });

  it('that wins has a line of its own for its win, after that of its stake', async () => {
    const { device, sid } = await player();
    await buyAll(sid);
    await draw();
    const bets = await betsOf(device);
    const winners = bets.filter(({ win }) => win > 0).slice(0, 1);
    const lines = (await linesOf(device)).filter(({ ref }) => ref === winners[0]?.roundId);
    expect(lines.map(({ kind, am }) => [kind, am])).toEqual([
      ['win', wonBy(winners)],
      ['bet', -10],
    ]);
    expect(await balanceOf(device)).toBe(1000 - 10 * bets.length + wonBy(bets));
    await isSound();
  });

  it('is not drawn before its time', async () => {
    const { device, sid } = await player();
    operator.pass(seconds - ((operator.nowMs / 1000) % seconds) + 1);
    await buy({ sid });
    operator.pass(seconds - 1.001);
    await settleDue(operator.operator);
    expect(await betsOf(device)).toMatchObject([{ win: 0, openDraw: expect.any(Number) }]);
    operator.pass(0.001);
    await settleDue(operator.operator);
    expect(await betsOf(device)).toMatchObject([{ openDraw: null }]);
  });

  it('that is asked for again after a lost answer keeps its draw, and is paid once', async () => {
    const { device, sid } = await player();
    const key = newKey();
    await buy({ sid, key });
    await buy({ sid, key });
    expect(await balanceOf(device)).toBe(990);
    operator.pass(3 * seconds);
    const [one, other] = await Promise.all([ask({ sid, key }), ask({ sid, key })]);
    expect(other).toEqual(one);
    expect(await ask({ sid, key })).toEqual(one);
    expect(one).toMatchObject({ stake: 10, balance: 990 + one.win });
    expect(await balanceOf(device)).toBe(990 + one.win);
    const rounds = (await betsOf(device)).map(({ roundId }) => roundId);
    expect(rounds).toHaveLength(1);
    expect(await operator.database.$count(fairRound, inArray(fairRound.roundId, rounds))).toBe(1);
    expect(await ask({ sid, key, colour: 'gold' })).toEqual({ refusal: 'keyReused' });
    await isSound();
  });

  it('of a process that ended is settled by the next one', async () => {
    const { device, sid } = await player();
    await buyAll(sid);
    operator.pass(3600);
    const next = new TestOperator(operator.opened, { chanceOf: operator.operator.chanceOf });
    next.pass((operator.nowMs - next.nowMs) / 1000);
    await settleDue(next.operator);
    const bets = await betsOf(device);
    expect(bets.map(({ openDraw }) => openDraw)).toEqual(colours.map(() => null));
    expect(wonBy(bets)).toBeGreaterThan(0);
    const settled = await balanceOf(device);
    await settleDue(operator.operator);
    expect([await balanceOf(device), settled]).toEqual(Array(2).fill(1000 - 10 * bets.length + wonBy(bets)));
    await isSound();
  });
});

it('that cannot be drawn stays open and is told, and holds no other up', async () => {
  const [lost, other] = [await player(), await player()];
  await buy({ sid: lost.sid });
  await operator.database.update(bet).set({ gameCode: 'gone' }).where(eq(bet.playerId, lost.device.userId));
  await buy({ sid: other.sid });
  operator.pass(seconds);
  await expect(settleDue(operator.operator)).rejects.toThrow('could not be drawn');
  expect(await betsOf(other.device)).toMatchObject([{ openDraw: null }]);
  await operator.database.update(bet).set({ gameCode: gc }).where(eq(bet.playerId, lost.device.userId));
  await settleDue(operator.operator);
  expect(await betsOf(lost.device)).toMatchObject([{ openDraw: null }]);
  await isSound();
});

describe('what comes between a ticket and its draw', () => {
  it('a break: the win is paid all the same', async () => {
    const { device, sid } = await player();
    await buyAll(sid);
    expect((await device.call('rgBreak', { hours: 24 })).code).toBe(200);
    expect(await ask({ sid })).toMatchObject({ refusal: expect.any(String) });
    await draw();
    const bets = await betsOf(device);
    expect(wonBy(bets)).toBeGreaterThan(0);
    const { total } = await controlOf(operator)('ledger', { account: `player:${device.userId}:cash` });
    expect(Number(total?.sum)).toBe(10_000 * (1000 - 10 * colours.length + wonBy(bets)));
    await isSound();
  });

  it('the room is closed: no other ticket, and this one is drawn', async () => {
    const { device, sid } = await player();
    await buy({ sid });
    await operator.database.insert(closedPart).values({ kind: 'game', code: gc });
    expect(await buy({ sid })).toEqual({ refusal: 'gameClosed' });
    await draw();
    await operator.database.delete(closedPart).where(eq(closedPart.code, gc));
    expect(await betsOf(device)).toMatchObject([{ openDraw: null }]);
    await isSound();
  });

  it('another ticket: the first counts as lost for the limit, and both for the balance', async () => {
    const { device, sid } = await player(25);
    expect((await device.call('rgSet', { kind: 'loss', span: 'day', value: 15 })).code).toBe(200);
    expect(await buy({ sid })).toBeUndefined();
    expect(await buy({ sid })).toMatchObject({ refusal: 'ownLimitReached', left: 5 });
    const poor = await player(15);
    expect(await buy({ sid: poor.sid })).toBeUndefined();
    expect(await buy({ sid: poor.sid })).toEqual({ refusal: 'balanceTooLow' });
    expect(await betsOf(poor.device)).toHaveLength(1);
    const refused = and(eq(fairRound.state, 'refused'), eq(fairRound.bet, 'teal'));
    expect(await operator.database.$count(fairRound, refused)).toBeGreaterThanOrEqual(2);
    await draw();
    await isSound();
  });

  it('the pace is asked when it is bought, not at the draw', async () => {
    const { sid } = await player();
    const paced = new TestOperator(operator.opened, { pauseMs: (minimumMs) => minimumMs });
    paced.pass((operator.nowMs - paced.nowMs) / 1000);
    expect(await buy({ sid }, paced)).toBeUndefined();
    expect(await buy({ sid }, paced)).toEqual({ refusal: 'tooSoon', waitMs: 5000 });
    await draw();
  });

  it('the account closes only after it', async () => {
    const { device, sid } = await player(10);
    await buy({ sid });
    const refused = await device.call('closeAccount', { password: 'Play1234' });
    expect([refused.code, refused.msg]).toEqual([1008, expect.stringContaining('round')]);
    expect((await device.call('fairRotate', { gc })).code).toBe(1008);
    await draw();
    expect((await device.call('fairRotate', { gc })).code).toBe(200);
  });
});

describe('a ticket from given money', () => {
  /** Somebody whose own money is lost, with so much of a bonus that a ticket of every colour takes all of it. */
  async function withTickets() {
    const device = await newPlayer(operator);
    await device.renewSecretKey();
    const { orderid } = await device.deposit({ amount: '1000', acId: '19' });
    await controlOf(operator)('order', { orderId: String(orderid), state: 'credited' });
    const slot = (await device.call('launchGame', { gc: 'jeepney-jackpot' })).data.sid;
    for (let left = 2000 - 100 * colours.length; left > 0; left -= Math.min(left, 500)) {
      const stake = moneyFromPeso(Math.min(left, 500));
      const settle = () => ({ win: zeroMoney, detail: {} });
      const lost = { sid: slot, key: newKey(), stake, choice: 'play', settle };
      expect(await operator.services.games.playRound(lost)).toMatchObject({ ok: true });
    }
    const { sid } = (await device.call('launchGame', { gc })).data;
    for (const colour of colours) expect(await buy({ sid, colour, stake: 100 })).toBeUndefined();
    expect((await device.call('userCashCheck')).data).toMatchObject({ own: 0, bonus: 0 });
    await isSound();
    return device;
  }

  const openTasksOf = ({ userId }: TestPlayer) =>
    operator.database.$count(
      turnoverTask,
      and(eq(turnoverTask.playerId, userId), eq(turnoverTask.kind, 'bonus'), isNull(turnoverTask.voidAtMs)),
    );

  it('keeps an empty pot open until its draw, and its win comes back into it', async () => {
    const device = await withTickets();
    expect(await openTasksOf(device)).toBe(1);
    await draw();
    const won = wonBy(await betsOf(device));
    expect(won).toBeGreaterThan(0);
    expect((await device.call('userCashCheck')).data).toMatchObject({ own: 0, bonus: won });
    expect(await openTasksOf(device)).toBe(1);
    await isSound();
  });

  it('wins nothing for the player when the bonus was given up before its draw', async () => {
    const device = await withTickets();
    expect((await device.call('dropBonus')).code).toBe(200);
    expect(await openTasksOf(device)).toBe(0);
    await draw();
    expect(wonBy(await betsOf(device))).toBeGreaterThan(0);
    expect((await device.call('userCashCheck')).data).toMatchObject({ own: 0, bonus: 0 });
    await isSound();
  });
});

it('is never of a studio with a wallet of its own', () => {
  const walletStudios = studios.filter((studio) => 'hasOwnWallet' in studio).map(({ code }) => code);
  const rooms = gameListing.filter(hasRoom);
  expect(rooms.length).toBeGreaterThan(1);
  expect(rooms.filter(({ studio }) => walletStudios.some((code) => code === studio))).toEqual([]);
});
