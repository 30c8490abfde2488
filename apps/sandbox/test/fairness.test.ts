import { randomUUID } from 'node:crypto';
import { commitmentOf, fairChance, moneyFromScore, nextHead, zeroMoney } from '@kislap/domain';
import { gameCatalogue, listBets, verifyRound } from '@kislap/domain/games';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wheelPoints } from '../src/rules/draw/prizeAt';
import { fairRound, fairSeed } from '../src/database/tables/fairness';
import { bet, closedPart } from '../src/database/tables/games';
import { openTestDatabase } from './support/openTestDatabase';
import { TestOperator } from './support/TestOperator';
import type { TestPlayer } from './support/TestPlayer';

let operator: TestOperator;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
});

afterAll(async () => await operator.opened.close());

const regular = () => operator.loggedIn('639170000002');
const gc = 'color-perya';

/** Plays one round as the page does. */
async function play(device: TestPlayer, { game = gc, bet: choice = 'under-50', stake = 10, key = '' } = {}) {
  const { sid } = (await device.call('launchGame', { gc: game })).data;
  const response = await operator.fetch(`/sandbox/games/${game}/rounds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sid, key: key || randomUUID().replaceAll('-', ''), bet: choice, stake }),
  });
  return await response.json();
}

const infoOf = async (device: TestPlayer, game = gc) => (await device.call('fairInfo', { gc: game })).data;
const rotated = async (device: TestPlayer, fields: Readonly<Record<string, string>> = {}) =>
  await device.call('fairRotate', { gc, ...fields });
const revealed = async (device: TestPlayer, game = gc) =>
  (await device.call('fairSeeds', { gc: game, logId: 0 })).data[0];

describe('what rounds follow from', () => {
  it('is committed to before play, and the next one as well', async () => {
    const device = await regular();
    const before = await infoOf(device);
    expect(before).toMatchObject({ gc, nonce: 0, predictable: 1 });
    await play(device);
    expect(await infoOf(device)).toEqual({ ...before, nonce: 1 });
    const after = (await rotated(device, { clientSeed: 'lucky_7' })).data;
    expect(after).toMatchObject({ commit: before.next, clientSeed: 'lucky_7', nonce: 0 });
    expect(commitmentOf((await revealed(device)).seed)).toBe(before.commit);
  });

  it('is a chain that others can follow', async () => {
    const device = await regular();
    const before = (await rotated(device)).data;
    const after = (await rotated(device)).data;
    expect(after.head).toBe(nextHead(before.head, after.next));
  });

  it('is another for every player and every game', async () => {
    const [one, other] = [await regular(), await operator.loggedIn('639170000003')];
    const commits = [await infoOf(one), await infoOf(other), await infoOf(one, 'lucky-nine')];
    expect(new Set(commits.map(({ commit }) => commit)).size).toBe(3);
  });

  it('is told of games and events alone', async () => {
    const device = await regular();
    for (const name of ['fairInfo', 'fairRotate', 'fairSeeds']) {
      expect((await device.call(name, { gc: 'chess' })).code).toBe(1014);
    }
    expect((await device.call('fairRotate', { gc, clientSeed: 'two words' })).code).toBe(1001);
  });
});

describe('a revealed seed', () => {
  it('gives every round of every engine again', async () => {
    const device = await regular();
    const games = gameCatalogue.filter(({ rules }) => !('isShared' in rules));
    const engines = new Map(games.map((game) => [game.rules.engine, game]));
    for (const { code, rules } of engines.values()) {
      await play(device, { game: code, bet: listBets(rules)[0] });
      await play(device, { game: code, bet: listBets(rules).at(-1) ?? '' });
      await device.call('fairRotate', { gc: code, clientSeed: 'every-engine' });
      const { commit: commitment, rounds, ...seed } = await revealed(device, code);
      expect(rounds.length).toBeGreaterThanOrEqual(2);
      for (const round of rounds) {
        const stake = moneyFromScore(round.BetScore);
        const checked = verifyRound({ ...seed, ...round, commitment, gameCode: code, stake });
        expect(checked).toMatchObject({ ok: true, value: { win: moneyFromScore(round.WinScore) } });
      }
    }
    expect(await operator.database.$count(closedPart)).toBe(0);
  });

  it('is found by a bet: its own round at once, the seed once it is revealed', async () => {
    const device = await regular();
    const { roundId } = await play(device);
    const [row] = await operator.database.select().from(bet).where(eq(bet.roundId, roundId));
    const found = async () => (await device.call('fairSeeds', { gc, logId: row?.id ?? 0 })).data[0];
    const { clientSeed, commit } = await infoOf(device);
    expect(await found()).toMatchObject({
      seed: '',
      clientSeed,
      commit,
      rounds: [{ LogID: row?.id, state: 1 }],
    });
    await rotated(device);
    expect(commitmentOf((await found()).seed)).toBe(commit);
    expect((await device.call('fairSeeds', { gc: 'lucky-nine', logId: row?.id ?? 0 })).code).toBe(1014);
  });

  it('lists what was refused, with what it would have paid', async () => {
    const device = await operator.loggedIn('639170000001');
    const { clientSeed } = (await device.call('fairRotate', { gc, clientSeed: 'poor' })).data;
    expect(await play(device, { stake: 500 })).toEqual({ refusal: 'balanceTooLow' });
    await device.call('fairRotate', { gc });
    const { seed, rounds } = await revealed(device);
    expect(rounds).toMatchObject([{ nonce: 0, state: 2, LogID: 0, BetScore: 5_000_000 }]);
    const roll = fairChance({ seed, gameCode: gc, clientSeed, nonce: 0 }).integer(100);
    expect(rounds[0].WinScore).toBe(roll < 50 ? 9_600_000 : 0);
  });
});

it('of an event is listed with all its seeds, since its rounds have no number to be looked up by', async () => {
  const device = await operator.loggedIn('639170000003');
  await device.call('pddInit');
  const { commit } = await infoOf(device, 'luck-draw');
  expect((await device.call('pddNew')).code).toBe(200);
  for (let changes = 0; changes < 3; changes += 1) await device.call('fairRotate', { gc: 'luck-draw' });
  const seeds = (await device.call('fairSeeds', { gc: 'luck-draw', logId: 0 })).data;
  const drawn = seeds.find((seed: { commit: string }) => seed.commit === commit);
  expect(drawn.rounds).toHaveLength(1);
  expect(commitmentOf(drawn.seed)).toBe(commit);
  // The latest, which drew nothing, and that one.
  expect(seeds.map(({ rounds }: { rounds: unknown[] }) => rounds.length).slice(0, 2)).toEqual([0, 1]);
});

describe('a nonce', () => {
  it('is kept by a request that is sent again', async () => {
    const device = await regular();
    const { nonce } = await infoOf(device);
    const key = randomUUID().replaceAll('-', '');
    const [first, again] = [await play(device, { key }), await play(device, { key })];
    expect(again).toEqual(first);
    expect((await infoOf(device)).nonce).toBe(nonce + 1);
  });

  it('is used once, however many rounds are asked for at the same time', async () => {
    const device = await regular();
    await rotated(device);
    await Promise.all(Array.from({ length: 5 }, () => play(device)));
    expect((await infoOf(device)).nonce).toBe(5);
    await rotated(device);
    const nonces = (await revealed(device)).rounds.map(({ nonce }: { nonce: number }) => nonce);
    expect(nonces).toEqual([4, 3, 2, 1, 0]);
  });

  it('follows a wheel, a mystery and an egg as well', async () => {
    const device = await regular();
    await device.call('pddInit');
    const { commit } = await infoOf(device, 'luck-draw');
    const spun = await device.call('pddNew');
    expect(spun.code).toBe(200);
    await device.call('fairRotate', { gc: 'luck-draw' });
    const { seed, clientSeed, rounds } = await revealed(device, 'luck-draw');
    expect(commitmentOf(seed)).toBe(commit);
    const point = fairChance({ seed, clientSeed, gameCode: 'luck-draw', nonce: 0 }).integer(wheelPoints);
    expect(rounds).toMatchObject([{ nonce: 0, bet: String(wheelPoints), drawn: point, state: 1 }]);
  });
});

/** The seed of its turn. */
async function activeSeed(device: TestPlayer) {
  const isActive = and(
    eq(fairSeed.playerId, device.userId),
    eq(fairSeed.gameCode, gc),
    eq(fairSeed.state, 'active'),
  );
  const [row] = await operator.database.select().from(fairSeed).where(isActive);
  if (!row) throw new Error('There is no seed');
  return row;
}

/** Fills a seed with rounds that were refused. */
async function refuseRounds(seedId: number, count: number) {
  const refused = {
    seedId,
    key: '',
    bet: 'under-50',
    stake: zeroMoney,
    win: zeroMoney,
    state: 'refused',
  } as const;
  const rows = Array.from({ length: count }, (_, nonce) => ({
    ...refused,
    nonce,
    roundId: `${seedId}:${nonce}`,
    atMs: operator.nowMs,
  }));
  await operator.database.insert(fairRound).values(rows);
}

describe('a seed', () => {
  it.each([
    ['a thousand rounds', { rounds: 1000 }],
    ['thirty days', { beganAtMs: 0 }],
  ])('is revealed by itself after %s', async (_after, worn) => {
    const device = await regular();
    await rotated(device);
    const { id, commitment } = await activeSeed(device);
    await operator.database.update(fairSeed).set(worn).where(eq(fairSeed.id, id));
    if ('rounds' in worn) await refuseRounds(id, worn.rounds);
    // What is told beforehand is what the round follows from.
    const told = await infoOf(device);
    expect((await revealed(device)).commit).toBe(commitment);
    await play(device);
    expect(await infoOf(device)).toEqual({ ...told, nonce: 1 });
  });

  it('is not revealed while a round is open, but one that was lost holds it up for a minute alone', async () => {
    const device = await regular();
    await play(device);
    const { id } = await activeSeed(device);
    await operator.database.update(fairRound).set({ state: 'sent' }).where(eq(fairRound.seedId, id));
    expect((await rotated(device)).code).toBe(1008);
    operator.pass(61);
    expect((await rotated(device)).code).toBe(200);
  });

  const becomeDue = async (device: TestPlayer, seedId: number) => {
    await operator.database.update(fairSeed).set({ beganAtMs: 0 }).where(eq(fairSeed.id, seedId));
    await play(device);
  };

  it.each([
    ['is asked for', async (device: TestPlayer) => void (await rotated(device))],
    ['is due', becomeDue],
  ])('closes its game when a round does not come out of it, with a reveal that %s', async (_, reveal) => {
    const device = await regular();
    await rotated(device);
    await play(device);
    const { id } = await activeSeed(device);
    await operator.database
      .update(fairRound)
      .set({ win: moneyFromScore(1) })
      .where(eq(fairRound.seedId, id));
    await reveal(device, id);
    expect((await device.call('launchGame', { gc })).code).toBe(1015);
    await operator.database.delete(closedPart);
  });
});
