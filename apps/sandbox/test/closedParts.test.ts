import { moneyFromPeso } from '@kislap/domain';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkInvariants } from '../src/ledger/invariants';
import { controlOf } from './support/controlOf';
import { newPlayer } from './support/newPlayer';
import { openTestDatabase } from './support/openTestDatabase';
import { TestOperator } from './support/TestOperator';

let operator: TestOperator;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
});

afterAll(async () => await operator.opened.close());

const parts = async () => (await controlOf(operator)('parts')).parts;
const change = (kind: string, code: string, on: boolean) => controlOf(operator)('part', { kind, code, on });
const balanceOf = async (userId: number) =>
  Number((await controlOf(operator)('ledger', { account: `player:${userId}:cash` })).total?.sum);

const gameClosed = { ok: false, reason: { type: 'gameClosed' } };

afterEach(async () => {
  for (const { kind, code } of (await parts()).filter(({ isOpen }) => !isOpen))
    await change(kind, code, true);
});

describe('a closed studio', () => {
  it('opens none of its games, shows them as closed, and takes no new round of opened ones', async () => {
    const device = await newPlayer(operator);
    await controlOf(operator)('credit', { userId: device.userId, amount: 100 });
    const { data } = await device.call('launchGame', { gc: 'mango-rush' });
    const games = (await device.call('gameList')).data;
    const { pf } = games.find(({ gc }: { gc: string }) => gc === 'mango-rush');
    await change('studio', pf, false);
    expect((await device.call('launchGame', { gc: 'mango-rush' })).code).toBe(1015);
    const closed = (await operator.guest().call('gameList')).data;
    for (const game of closed) expect(game.s).toBe(game.pf === pf ? 0 : 1);
    const platforms = (await operator.guest().call('../../go/api/platformList')).data;
    expect(platforms.find((one: { pf: string }) => one.pf === pf).s).toBe(0);
    const round = { sid: data.sid, key: randomUUID(), stake: moneyFromPeso(1), choice: 'play' };
    const settle = () => ({ win: moneyFromPeso(0), detail: {} });
    expect(await operator.services.games.playRound({ ...round, settle })).toEqual(gameClosed);
    await change('studio', pf, true);
    expect((await device.call('launchGame', { gc: 'mango-rush' })).code).toBe(200);
    // What was refused stays so for its key.
    expect(await operator.services.games.playRound({ ...round, settle })).toEqual(gameClosed);
    const other = { ...round, key: randomUUID(), settle };
    expect(await operator.services.games.playRound(other)).toMatchObject({ ok: true });
  });

  it('lets a round end that was open when it was closed, and no other', async () => {
    const device = await newPlayer(operator);
    await controlOf(operator)('credit', { userId: device.userId, amount: 100 });
    const { data } = await device.call('launchGame', { gc: 'mango-rush' });
    const round = { sid: data.sid, key: randomUUID(), stake: moneyFromPeso(1), choice: 'play' };
    const settle = () => ({ win: moneyFromPeso(0), detail: {} });
    const breaksOff = () => {
      throw new Error('The line broke off');
    };
    await expect(operator.services.games.playRound({ ...round, settle: breaksOff })).rejects.toThrow('broke');
    await change('game', 'mango-rush', false);
    const other = { ...round, key: randomUUID(), settle };
    expect(await operator.services.games.playRound(other)).toEqual(gameClosed);
    expect(await operator.services.games.playRound({ ...round, settle })).toMatchObject({ ok: true });
    await change('game', 'mango-rush', true);
  });

  it('takes no balance into its wallet', async () => {
    const device = await newPlayer(operator);
    await controlOf(operator)('credit', { userId: device.userId, amount: 100 });
    await change('game', 'bangka-bay', false);
    const key = randomUUID();
    expect((await device.call('launchGame', { gc: 'bangka-bay' }, { key })).code).toBe(1015);
    await change('game', 'bangka-bay', true);
    // What was refused stays so for its key.
    expect((await device.call('launchGame', { gc: 'bangka-bay' }, { key })).code).toBe(1015);
    expect((await device.call('thirdWdw')).data).toEqual({ Score: 1_000_000, moved: 0 });
  });
});

describe('a closed channel', () => {
  it('takes no deposit, and is listed as off', async () => {
    const device = await newPlayer(operator);
    await change('channel', 'gc1', false);
    expect(await device.deposit()).toMatchObject({ code: 1015, msg: 'This is under maintenance right now.' });
    const { data } = await device.pay(`paylist4vip&u=${device.userId}`, { u: device.userId });
    const channels = data.flatMap((method: { payChanel: readonly { c: string }[] }) => method.payChanel);
    expect(channels.find(({ c }: { c: string }) => c === 'gc1')).toMatchObject({ s: 0 });
    expect((await device.call('getDepositLog', { logId: 0 })).data).toEqual([]);
    await change('channel', 'gc1', true);
    expect((await device.deposit()).code).toBe(200);
  });
});

describe('a closed way of paying out', () => {
  it('takes nothing from the balance', async () => {
    const device = await operator.loggedIn('639170000003');
    const before = await balanceOf(device.userId);
    await change('payout', 'GCash', false);
    expect((await device.withdraw({ amount: '100' })).code).toBe(1015);
    expect(await balanceOf(device.userId)).toBe(before);
    await change('payout', 'GCash', true);
    expect((await device.withdraw({ amount: '100' })).code).toBe(100);
  });
});

describe('shelves of home and banners', () => {
  const shelves = async () => (await operator.guest().call('urlConfig')).data.shelves;
  const homeBanners = async () => {
    const { data } = await operator.guest().call('getBanner', { type: '1' });
    return data.toSorted(bySort).map(({ id }: { id: number }) => id);
  };
  const bySort = (one: { sort: number }, other: { sort: number }) => one.sort - other.sort;
  const codesOf = async (kind: string) =>
    (await parts()).filter((part: { kind: string }) => part.kind === kind).map(({ code }) => code);

  it('are told in the order that the operator puts them in, without those it hides', async () => {
    const before = await codesOf('shelf');
    // The app's own order need not be sent.
    expect(await shelves()).toBeUndefined();
    const turned = before.toReversed();
    await controlOf(operator)('partOrder', { kind: 'shelf', codes: turned });
    await change('shelf', 'wins', false);
    expect(await codesOf('shelf')).toEqual(turned);
    expect(await shelves()).toEqual(turned.filter((code: string) => code !== 'wins'));
    await controlOf(operator)('partOrder', { kind: 'shelf', codes: before });
    await change('shelf', 'wins', true);
    expect(await shelves()).toBeUndefined();

    expect(await homeBanners()).toEqual([1, 2, 3]);
    const banners = await codesOf('banner');
    await controlOf(operator)('partOrder', { kind: 'banner', codes: banners.toReversed() });
    await change('banner', '2', false);
    expect(await homeBanners()).toEqual([3, 1]);
    await controlOf(operator)('partOrder', { kind: 'banner', codes: banners });
  });

  it('tells which activities are on, in the order of the operator, and hides the cards of the others', async () => {
    const states = async () => (await operator.guest().call('activityStateList')).data;
    const { draw, egg } = { draw: 9, egg: 8 };
    const before = await codesOf('activity');
    await controlOf(operator)('partOrder', { kind: 'activity', codes: before.toReversed() });
    await change('activity', String(draw), false);
    const told: { activity_type: number; status: number }[] = await states();
    expect(told.map(({ activity_type: type }) => String(type))).toEqual(before.toReversed());
    expect(told.find(({ activity_type: type }) => type === draw)?.status).toBe(0);
    expect(told.find(({ activity_type: type }) => type === egg)?.status).toBe(1);
    const cards = (await operator.guest().call('activityList')).data;
    expect(cards.find(({ activity_type: type }: { activity_type: number }) => type === draw).status).toBe(0);
    await controlOf(operator)('partOrder', { kind: 'activity', codes: before });
  });

  it.each([
    ['one is missing', (all: string[]) => all.slice(1)],
    ['one stands twice', (all: string[]) => [...all.slice(1), all[1]]],
    ['one is unknown', (all: string[]) => [...all.slice(1), 'no such shelf']],
  ])('keep their order when %s', async (_, spoil) => {
    const before = await codesOf('shelf');
    const refused = await operator.fetch('/__sandbox/partOrder', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ kind: 'shelf', codes: spoil(before) }),
    });
    expect(refused.status).toBe(400);
    expect(await codesOf('shelf')).toEqual(before);
  });
});

describe('closing', () => {
  it('is known to every process over the same database', async () => {
    const other = new TestOperator(operator.opened);
    await change('studio', 'TRF', false);
    const device = await newPlayer(other);
    expect((await device.call('launchGame', { gc: 'bangka-bay' })).code).toBe(1015);
  });

  it('knows only what there is', async () => {
    const refused = await operator.fetch('/__sandbox/part', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ kind: 'studio', code: 'NIL', on: false }),
    });
    expect(refused.status).toBe(400);
    expect((await parts()).every(({ isOpen }) => isOpen)).toBe(true);
  });
});

it('leaves every invariant of the ledger at zero', async () => {
  const broken = (await checkInvariants(operator.database)).filter(({ violations }) => violations > 0);
  expect(broken).toEqual([]);
});
