import { checkInStatusKey, vipStatusKey } from '@kislap/api';
import { unstable_serialize as keyOf } from 'swr';
import { describe, expect, it } from 'vitest';
import { OfflineCache } from './OfflineCache';
import type { AnswerStore } from './OfflineCache';

const JUAN = 7;
const MARIA = 8;
const balanceOf = (userId: number) => `@"getUserScore",${userId},`;
const recordOf = (userId: number) => `$inf$@"getDepositLog",${userId},0,`;
const GAMES = '@"gameList",';
const OFFER = `@"paylist4vip",${JUAN},`;
const minuteMs = 60_000;

function openDevice() {
  const texts = new Map<string, string>();
  const store: AnswerStore = {
    read: async (owner) => texts.get(owner),
    write: async (owner, text) => void texts.set(owner, text),
    keepOnly: async (owners) =>
      [...texts.keys()].filter((owner) => !owners.includes(owner)).forEach((owner) => texts.delete(owner)),
  };
  return { texts, store };
}

/** One visit to the app on a device. */
function visit(store: AnswerStore, options: { userId?: number; build?: string; at?: number } = {}) {
  const cache = new Map<string, { readonly data: unknown }>();
  const world = { userId: options.userId, now: options.at ?? 1000 };
  const answers = new OfflineCache({
    cache: () => cache,
    store,
    build: options.build ?? 'one',
    userId: () => world.userId,
    now: () => world.now,
  });
  const restored = async (): Promise<readonly string[]> => {
    await answers.restore();
    return [...cache.keys()];
  };
  return { cache, world, answers, restored };
}

async function deviceOfJuan() {
  const device = openDevice();
  const { cache, answers } = visit(device.store, { userId: JUAN });
  cache.set(GAMES, { data: ['fruit'] });
  cache.set(balanceOf(JUAN), { data: 500 });
  cache.set(recordOf(JUAN), { data: [[{ id: 1 }]] });
  cache.set(OFFER, { data: 'pay with' });
  await answers.save();
  return device;
}

describe('answers on the device', () => {
  it('are forgotten when the player clears them, and kept again from then on', async () => {
    const device = await deviceOfJuan();
    const { cache, answers } = visit(device.store, { userId: JUAN });
    await answers.forgetAll();
    expect(device.texts.size).toBe(0);
    cache.set(GAMES, { data: ['fruit'] });
    await answers.save();
    expect([...device.texts.keys()]).toEqual(['everybody']);
  });

  it('bring back the lobby and a player’s own records, and nothing that is acted upon', async () => {
    const { store } = await deviceOfJuan();
    const { cache, restored } = visit(store, { userId: JUAN });
    expect((await restored()).toSorted()).toEqual([GAMES, balanceOf(JUAN), recordOf(JUAN)].toSorted());
    expect(cache.get(balanceOf(JUAN))?.data).toBe(500);
  });

  it('bring back the VIP level, and no check-in that could be claimed', async () => {
    const { store } = openDevice();
    const { cache, answers } = visit(store, { userId: JUAN });
    const level = keyOf(vipStatusKey(JUAN));
    cache.set(level, { data: { level: 3 } });
    cache.set(keyOf(checkInStatusKey(JUAN)), { data: 'open' });
    await answers.save();
    expect(await visit(store, { userId: JUAN }).restored()).toEqual([level]);
  });

  it('are nobody else’s', async () => {
    const { store } = await deviceOfJuan();
    expect(await visit(store, { userId: MARIA }).restored()).toEqual([GAMES]);
    expect(await visit(store).restored()).toEqual([GAMES]);
  });

  it('are gone after the session, and do not come back when a save was under way', async () => {
    const { store, texts } = await deviceOfJuan();
    const { cache, world, answers } = visit(store, { userId: JUAN });
    cache.set(balanceOf(JUAN), { data: 700 });
    const saving = answers.save();
    world.userId = undefined;
    await answers.forgetOthers();
    await saving;
    expect([...texts.keys()]).toEqual(['everybody']);
  });

  it('keep the time they are from, and what an earlier visit has left', async () => {
    const { store } = await deviceOfJuan();
    const later = visit(store, { userId: JUAN, at: 1000 + 5 * minuteMs });
    later.cache.set(balanceOf(JUAN), { data: 900 });
    await later.answers.save();
    const last = visit(store, { userId: JUAN, at: 1000 + 9 * minuteMs });
    expect(await last.restored()).toContain(recordOf(JUAN));
    expect(last.cache.get(balanceOf(JUAN))?.data).toBe(900);
    expect(last.answers.asOf()).toBe(1000);
  });

  it('are as of the last time they came, also when it was the same answer, and stay so on the device', async () => {
    const { store } = await deviceOfJuan();
    const came = new Map<string, number>();
    const cache = new Map<string, { readonly data: unknown }>([[balanceOf(JUAN), { data: 500 }]]);
    const ports = { cache: () => cache, store, build: 'one', userId: () => JUAN, now: () => 1000 };
    const answers = new OfflineCache({ ...ports, answeredAt: (key) => came.get(key) });
    await answers.save();
    came.set(balanceOf(JUAN), 1000 + 11 * minuteMs);
    await answers.save();
    expect(answers.asOf()).toBe(1000 + 11 * minuteMs);
    const later = new OfflineCache({
      ...ports,
      cache: () => new Map(),
      now: () => 1000 + 20 * minuteMs,
      isShown: (key) => key === balanceOf(JUAN),
    });
    await later.restore();
    expect(later.asOf()).toBe(1000 + 11 * minuteMs);
  });

  it('are as old as the oldest that is shown, whatever else is kept', async () => {
    const { store } = await deviceOfJuan();
    const { cache, answers } = visit(store, { userId: JUAN, at: 1000 + 11 * minuteMs });
    cache.set(balanceOf(JUAN), { data: 700 });
    await answers.save();
    const shown = new Set([balanceOf(JUAN)]);
    const last = new OfflineCache({
      cache: () => new Map(),
      store,
      build: 'one',
      userId: () => JUAN,
      now: () => 1000 + 20 * minuteMs,
      isShown: (key) => shown.has(key),
    });
    await last.restore();
    expect(last.asOf()).toBe(1000 + 11 * minuteMs);
    shown.add(GAMES);
    expect(last.asOf()).toBe(1000);
  });

  it('tell what has to be asked for again once there is a connection', async () => {
    const { store } = await deviceOfJuan();
    const { answers, restored } = visit(store, { userId: JUAN });
    await restored();
    expect(answers.takeRestored()).toEqual([
      { key: GAMES, isEverybodys: true },
      { key: balanceOf(JUAN), isEverybodys: false },
      { key: recordOf(JUAN), isEverybodys: false },
    ]);
    expect(answers.takeRestored()).toEqual([]);
  });

  it.each([
    `@"statement",${JUAN},"2026-11-01",`,
    `$inf$@"statementRows",${JUAN},"2026-11-01",0,`,
    `@"betNets",${JUAN},"2026-11-21",`,
    `$inf$@"betLog4U:history",${JUAN},"2026-11-21","",0,`,
    `@"betLog4U",${JUAN},"2026-11-21","",`,
    `$inf$@"lotteryLog",${JUAN},0,`,
    `$inf$@"turnover",${JUAN},"all",0,`,
  ])('hold the statement, bets, prizes and what is to be bet: %s', async (key) => {
    const { store } = openDevice();
    const { cache, answers } = visit(store, { userId: JUAN });
    cache.set(key, { data: [[{ id: 1 }]] });
    await answers.save();
    expect(await visit(store, { userId: JUAN }).restored()).toEqual([key]);
  });

  it('bring a list back without its page, so that the page is asked for again', async () => {
    const { store } = openDevice();
    const { cache, answers } = visit(store, { userId: JUAN });
    cache.set(recordOf(JUAN), { data: [[{ id: 1 }]] });
    cache.set(recordOf(JUAN).slice('$inf$'.length), { data: [{ id: 1 }] });
    await answers.save();
    expect(await visit(store, { userId: JUAN }).restored()).toEqual([recordOf(JUAN)]);
  });

  it('give way to what is already here', async () => {
    const { store } = await deviceOfJuan();
    const { cache, restored } = visit(store, { userId: JUAN });
    cache.set(balanceOf(JUAN), { data: 1 });
    await restored();
    expect(cache.get(balanceOf(JUAN))?.data).toBe(1);
  });

  it.each([
    ['of another build', { build: 'two' }],
    ['of last week', { at: 1000 + 7 * 1440 * minuteMs }],
  ])('are not read when they are %s', async (_, options) => {
    const { store } = await deviceOfJuan();
    expect(await visit(store, { userId: JUAN, ...options }).restored()).toEqual([]);
  });

  it.each(['', '{', '[]', '{"build":"one"}', '{"build":"one","answers":[null,1,{"key":2}]}'])(
    'are not read from %s',
    async (text) => {
      const { store, texts } = openDevice();
      texts.set('everybody', text);
      expect(await visit(store).restored()).toEqual([]);
    },
  );

  it('are written when something has come, and not once more', async () => {
    const { store, texts } = openDevice();
    const written: string[] = [];
    const noted: AnswerStore = {
      ...store,
      write: (owner, text) => (written.push(owner), store.write(owner, text)),
    };
    const { cache, answers } = visit(noted, { userId: JUAN });
    cache.set(GAMES, { data: ['fruit'] });
    cache.set(balanceOf(JUAN), { data: 500 });
    await answers.save();
    await answers.save();
    expect(written).toEqual(['everybody', String(JUAN)]);
    cache.set(balanceOf(JUAN), { data: 700 });
    await answers.save();
    expect(written.slice(2)).toEqual([String(JUAN)]);
    expect(texts.get(String(JUAN))).toContain('700');
  });

  it('stay below a bound: what is too large is left out', async () => {
    const { store, texts } = openDevice();
    const { cache, answers } = visit(store);
    cache.set(GAMES, { data: 'x'.repeat(2_000_000) });
    cache.set('@"noticeList",', { data: [] });
    await answers.save();
    expect(texts.get('everybody')?.length).toBeLessThan(1_600_000);
    expect(await visit(store).restored()).toEqual(['@"noticeList",']);
  });
});
