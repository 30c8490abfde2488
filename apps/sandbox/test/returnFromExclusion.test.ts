import { moneyFromPeso } from '@kislap/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gameListing } from '../src/catalogue/gameListing';
import { player } from '../src/database/tables/player';
import { takeTurn } from '../src/rules/rounds/takeTurn';
import { newPlayer } from './support/newPlayer';
import { openTestDatabase } from './support/openTestDatabase';
import { TestOperator } from './support/TestOperator';
import type { TestPlayer } from './support/TestPlayer';

const password = 'Play1234';
const dayS = 86_400;
let operator: TestOperator;
let device: TestPlayer;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
});

afterAll(() => operator.opened.close());

beforeEach(async () => {
  device = await newPlayer(operator);
});

const manila = (text: string) => Date.parse(`${text}+08:00`);
const seconds = (text: string) => manila(text) / 1000;
/** Moves the clock to an instant, back too. */
const at = (text: string) => operator.pass((manila(text) - operator.nowMs) / 1000);
const login = () => operator.guest().login(String(device.userId), password);
const change = (facts: Partial<typeof player.$inferInsert>) =>
  operator.database.update(player).set(facts).where(eq(player.id, device.userId));

/** The device of somebody who has logged in, and got a session that pays out. */
async function payout(): Promise<TestPlayer> {
  const { code, data } = await login();
  expect(code).toBe(1007);
  const away = operator.guest();
  [away.userId, away.token] = [device.userId, data.payout];
  return away;
}

/** Somebody whose exclusion ended a moment ago, in a session that pays out. */
async function over(): Promise<TestPlayer> {
  await change({ awayKind: 'exclusion', coolingUntilMs: operator.nowMs });
  return await payout();
}

const launch = (own: TestPlayer) => own.call('launchGame', { gc: 'parol-nights' });

describe('an exclusion', () => {
  it('ends to the second, and is come back from by asking and saying so again a day later', async () => {
    at('2026-05-22T22:27:19');
    const begun = await device.call('rgExclude', { months: 6, password, confirm: 'EXCLUDE' });
    expect(begun.data.away.until).toBe(seconds('2026-11-22T22:27:19'));

    at('2026-11-22T22:27:18');
    expect((await login()).data).toMatchObject({ kind: 'exclusion' });
    expect((await (await payout()).call('rgReturn')).code).toBe(1008);

    at('2026-11-22T22:27:19');
    const ended = await login();
    expect(ended.data).toMatchObject({ kind: 'over', until: seconds('2026-11-22T22:27:19') });
    expect(ended.msg).toBe('Your exclusion has ended. Tell us whether you want to come back.');
    expect((await launch(await payout())).code).toBe(1007);

    at('2026-11-22T23:00:00');
    const wait = { from: seconds('2026-11-23T23:00:00'), lapse: seconds('2026-11-30T23:00:00') };
    const asking = await payout();
    expect((await asking.call('rgReturn')).data).toEqual({ ...wait, done: 0 });
    expect((await asking.call('rgInfo')).data).toMatchObject({ away: { kind: 'over', ...wait }, cool: null });

    at('2026-11-23T22:59:59');
    const early = await (await payout()).call('rgReturn');
    expect(early).toMatchObject({ code: 1008, data: { until: wait.from } });
    expect(early.msg).toContain('2026-11-23 23:00');

    at('2026-11-23T23:00:00');
    const back = await payout();
    expect((await back.call('rgReturn')).data).toEqual({ done: 1 });
    const unanswered = { code: 1012, msg: 'Answer the question about your deposit limit first.' };
    expect(await launch(back)).toMatchObject(unanswered);
    expect(await back.deposit({ amount: '500' })).toMatchObject(unanswered);
    expect((await back.call('rgPrompt', { answer: 'none' })).code).toBe(200);
    expect((await launch(back)).code).toBe(200);
    expect((await back.deposit({ amount: '500' })).code).toBe(200);
    expect((await login()).code).toBe(200);
  });

  it('is come back from until a week has passed after the wait, and then has to be asked about anew', async () => {
    at('2026-11-22T23:00:00');
    await (await over()).call('rgReturn');

    at('2026-11-30T23:00:00');
    const late = await payout();
    expect((await late.call('rgInfo')).data.away.lapse).toBe(seconds('2026-11-30T23:00:00'));
    const again = { from: seconds('2026-12-01T23:00:00'), lapse: seconds('2026-12-08T23:00:00'), done: 0 };
    expect((await late.call('rgReturn')).data).toEqual(again);
    expect((await launch(late)).code).toBe(1007);

    at('2026-12-08T22:59:59');
    expect((await (await payout()).call('rgReturn')).data).toEqual({ done: 1 });
  });
});

describe('who comes back from an exclusion', () => {
  async function back(): Promise<TestPlayer> {
    await (await over()).call('rgReturn');
    operator.pass(dayS);
    const own = await payout();
    expect((await own.call('rgReturn')).data).toEqual({ done: 1 });
    return own;
  }

  it('is asked for a deposit limit, gets no promotion for a week, and has agreed to no marketing', async () => {
    await device.call('rgPrompt', { answer: 'none' });
    const own = await back();
    const limits = (await own.call('rgInfo')).data;
    expect(limits.prompt).toBe('first');
    expect(limits.away).toBeUndefined();
    expect((await own.call('getAds', { type: 1 })).data).toEqual([]);
    expect((await own.call('consentInfo')).data.marketing).toBe(0);
  });

  it('plays nothing and pays nothing in until the question is answered, after another log-in too', async () => {
    await device.call('rgPrompt', { answer: 'none' });
    const own = await back();
    for (const session of [own, await operator.loggedIn(String(device.userId))]) {
      expect((await session.call('rgInfo')).data).toMatchObject({ prompt: 'first', owed: 1 });
      expect((await launch(session)).code).toBe(1012);
      expect((await session.deposit({ amount: '500' })).code).toBe(1012);
    }
    expect((await own.call('rgPrompt', { answer: 'none' })).data.owed).toBeUndefined();
    expect((await launch(own)).code).toBe(200);
  });

  it('is told of the exclusion that has just begun, and of nothing else, by a round that was under way', async () => {
    const own = await back();
    await own.call('rgExclude', { months: 6, password, confirm: 'EXCLUDE' });
    const [game] = gameListing.filter(({ code }) => code === 'parol-nights');
    if (!game) throw new Error('The game is missing');
    const bet = {
      playerId: own.userId,
      roundId: 'under-way',
      key: 'under-way',
      bet: 'play',
      room: undefined,
    };
    const stake = moneyFromPeso(10);
    const turn = takeTurn(operator.operator, { ...bet, game, stake, nowMs: operator.nowMs });
    await expect(turn).rejects.toMatchObject({ reason: 'accountExcluded' });
  });

  it('has a session that lives on like any other, in which nothing is left to come back from', async () => {
    const own = await back();
    await own.call('rgPrompt', { answer: 'none' });
    operator.pass(2 * dayS);
    expect((await launch(own)).code).toBe(200);
    expect((await own.call('rgReturn')).code).toBe(1008);
  });

  it('has to say it in the same way after the next exclusion', async () => {
    const own = await back();
    await own.call('rgExclude', { months: 6, password, confirm: 'EXCLUDE' });
    operator.pass(185 * dayS);
    expect((await (await payout()).call('rgReturn')).data.done).toBe(0);
  });
});

describe('somebody who has not come back from an exclusion that has ended', () => {
  it('gets nothing but what is own, and begins no break, which would end by itself', async () => {
    const own = await over();
    for (const name of ['getUserAlms', 'rgPrompt', 'eventGetSign'])
      expect((await own.call(name)).code).toBe(1007);
    expect(await own.call('rgBreak', { hours: 2160 })).toMatchObject({
      code: 1001,
      data: { field: 'hours' },
    });
    expect((await own.call('rgInfo')).data.away.kind).toBe('over');
  });

  it('excludes himself again, from now on, and has asked for nothing then', async () => {
    const own = await over();
    await own.call('rgReturn');
    const again = await own.call('rgExclude', { months: 12, password, confirm: 'EXCLUDE' });
    expect(again.data.away).toMatchObject({ kind: 'exclusion' });
    expect(again.data.away.from).toBeUndefined();
    operator.pass(367 * dayS);
    expect((await (await payout()).call('rgReturn')).data.done).toBe(0);
  });

  it('has asked once, however often it is said with one key', async () => {
    const own = await over();
    const ask = () => own.call('rgReturn', {}, { key: 'one-key' });
    const [first] = await Promise.all([ask(), ask(), ask()]);
    operator.pass(60);
    expect((await ask()).data).toEqual(first.data);
  });
});

describe('coming back', () => {
  it('is refused while a break runs', async () => {
    const { data } = await device.call('rgBreak', { hours: 24 });
    device.token = data.away.payout;
    expect((await device.call('rgReturn')).code).toBe(1008);
    expect((await device.call('rgInfo')).data.away.kind).toBe('break');
  });

  it('is nothing for somebody who is not away', async () => {
    expect((await device.call('rgReturn')).code).toBe(1008);
  });
});
