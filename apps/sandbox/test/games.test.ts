import { moneyFromPeso } from '@kislap/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { favorite } from '../src/database/tables/games';
import { checkInvariants } from '../src/ledger/invariants';
import { TestOperator } from './support/TestOperator';
import type { TestPlayer } from './support/TestPlayer';
import { openTestDatabase } from './support/openTestDatabase';

let operator: TestOperator;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
});

afterAll(async () => await operator.opened.close());

const regular = () => operator.loggedIn('639170000002');

async function launched(device: TestPlayer, gc = 'parol-nights'): Promise<string> {
  const { data } = await device.call('launchGame', { gc });
  return data.sid;
}

/** Plays a round that wins this much. */
function play(sid: string, key: string, { stake = 10, win = 0, choice = 'any' } = {}) {
  return operator.services.games.playRound({
    sid,
    key,
    stake: moneyFromPeso(stake),
    choice,
    settle: (random) => ({ win: moneyFromPeso(win), detail: { drawn: random.integer(1_000_000) } }),
  });
}

describe('the lobby', () => {
  it('lists games that can all be opened', async () => {
    const device = await regular();
    const { data } = await operator.guest().call('gameList');
    expect(data.length).toBeGreaterThan(15);
    for (const { gc } of data) expect((await device.call('launchGame', { gc })).code).toBe(200);
    await device.call('thirdWdw');
  });

  it('names the wins of rounds that were played, not of the past that demo accounts are given', async () => {
    const guest = operator.guest();
    expect((await guest.call('gameLog')).data).toEqual([]);
    const sid = await launched(await operator.loggedIn('639170000003'));
    expect((await play(sid, 'played-and-won', { stake: 10, win: 25 })).ok).toBe(true);
    const wins = (await guest.call('gameLog')).data;
    expect(wins).toHaveLength(1);
    expect(wins[0]).toMatchObject({ gc: 'parol-nights', WinScore: 250_000 });
  });

  it('names hot games and studios to guests', async () => {
    const guest = operator.guest();
    expect((await guest.call('getHot')).data.length).toBeGreaterThan(0);
    const response = await operator.fetch('/go/api/platformList', { method: 'POST' });
    expect((await response.json()).data).toHaveLength(7);
  });

  it('opens demos for guests and players, and no launch for them', async () => {
    const demo = { url: '/sandbox/games/lucky-nine/demo?lang=fil', open: 'frame' };
    expect((await operator.guest().call('tryGame', { gc: 'lucky-nine', lang: 'fil' })).data).toEqual(demo);
    const device = await regular();
    const { data } = await device.call('launchGame', { gc: 'lucky-nine', demo: 1, lang: 'fil' });
    expect(data).toEqual({ ...demo, sid: '' });
    expect((await operator.guest().call('tryGame', { gc: 'no-such-game' })).code).toBe(1014);
    expect((await operator.fetch(demo.url)).status).toBe(200);
  });

  it('keeps favorites as a set', async () => {
    const device = await regular();
    await device.call('userFavorite', { gc: 'mango-rush' });
    await device.call('userFavorite', { gc: 'mango-rush' });
    await device.call('userFavorite', { gc: 'lucky-nine' });
    const codes = (await device.call('favoriteList')).data.map(({ gc }: { gc: string }) => gc);
    expect(codes.toSorted()).toEqual(['lucky-nine', 'mango-rush']);
    await device.call('delGameFavorite', { gc: 'mango-rush' });
    await device.call('delGameFavorite', { gc: 'mango-rush' });
    expect((await device.call('favoriteList')).data).toEqual([{ gc: 'lucky-nine' }]);
    expect((await device.call('userFavorite', { gc: 'no-such-game' })).code).toBe(1014);
  });

  it('lets a starred game be starred again when no other can be', async () => {
    const device = await regular();
    await device.call('userFavorite', { gc: 'mango-rush' });
    const others = Array.from({ length: 99 }, (_, index) => `once-offered-${index}`);
    const rows = others.map((gameCode) => ({ playerId: device.userId, gameCode, atMs: 0 }));
    const { database } = operator.operator;
    const held = async () => await database.$count(favorite, eq(favorite.playerId, device.userId));
    await database.insert(favorite).values(rows.slice(0, 100 - (await held())));
    expect((await device.call('userFavorite', { gc: 'mango-rush' })).code).toBe(200);
    expect((await device.call('userFavorite', { gc: 'parol-nights' })).code).toBe(1001);
    expect(await held()).toBe(100);
    await database.delete(favorite).where(eq(favorite.atMs, 0));
  });
});

describe('a round', () => {
  it('moves stake and win, and counts the stake as turnover', async () => {
    const device = await regular();
    const sid = await launched(device);
    const before = (await device.call('getUserScore')).data.Score;
    const round = await play(sid, 'round-1', { stake: 10, win: 25 });
    expect(round).toMatchObject({ ok: true, value: { balance: before + 150_000, isReplay: false } });
    expect((await device.call('getUserScore')).data.Score).toBe(before + 150_000);
    expect((await device.call('userCashCheck')).data.BetFlow).toBe(2886.55);
    expect((await device.call('signUserInfo')).data.UserFlow).toBe(100_000);
  });

  it('counts half of a stake on the number games', async () => {
    const device = await regular();
    const { BetFlow } = (await device.call('userCashCheck')).data;
    await play(await launched(device, 'color-perya'), 'round-half', { stake: 10 });
    expect((await device.call('userCashCheck')).data.BetFlow).toBe(BetFlow + 5);
  });

  it('never counts more turnover than is needed', async () => {
    const device = await regular();
    const sid = await launched(device);
    for (const key of ['much-1', 'much-2', 'much-3']) await play(sid, key, { stake: 100, win: 100 });
    expect((await device.call('userCashCheck')).data).toMatchObject({ needFlow: 3000, BetFlow: 3000 });
  });

  it('is drawn once for a repeated key', async () => {
    const device = await regular();
    const sid = await launched(device);
    const rounds = await Promise.all([1, 2, 3, 4].map(() => play(sid, 'same-tap', { win: 5 })));
    const values = rounds.flatMap((round) => (round.ok ? [round.value] : []));
    expect(values).toHaveLength(4);
    expect(values.filter(({ isReplay }) => !isReplay)).toHaveLength(1);
    expect(new Set(values.map(({ detail }) => JSON.stringify(detail))).size).toBe(1);
  });

  it('refuses a key that was used for another choice', async () => {
    const device = await regular();
    const sid = await launched(device);
    await play(sid, 'choice', { choice: 'over' });
    expect(await play(sid, 'choice', { choice: 'under' })).toEqual({
      ok: false,
      reason: { type: 'keyReused' },
    });
  });

  it('refuses stakes outside the limits, an empty balance and an unknown sid', async () => {
    const device = await operator.loggedIn('639170000001');
    const sid = await launched(device);
    const reasonOf = async (round: ReturnType<typeof play>) => {
      const played = await round;
      return played.ok ? 'played' : played.reason.type;
    };
    expect(await reasonOf(play(sid, 'low', { stake: 0.5 }))).toBe('stakeOutOfRange');
    expect(await reasonOf(play(sid, 'high', { stake: 501 }))).toBe('stakeOutOfRange');
    expect(await reasonOf(play(sid, 'poor', { stake: 1, win: 100 }))).toBe('balanceTooLow');
    expect(await reasonOf(play('no-such-sid', 'lost'))).toBe('unknownLaunch');
  });

  it('ends with the session that opened the game', async () => {
    const device = await regular();
    const sid = await launched(device);
    expect(await operator.services.games.findLaunch(sid)).toMatchObject({
      gameCode: 'parol-nights',
      locale: 'en',
    });
    await device.call('loginOut');
    expect(await operator.services.games.findLaunch(sid)).toBeUndefined();
    expect(await play(sid, 'too-late')).toEqual({ ok: false, reason: { type: 'unknownLaunch' } });
  });

  it('leaves every invariant of the ledger at zero', async () => {
    const broken = (await checkInvariants(operator.database)).filter(({ violations }) => violations > 0);
    expect(broken).toEqual([]);
  });
});
