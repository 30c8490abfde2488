import { moneyFromPeso, zeroMoney } from '@kislap/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { turnoverPercents } from '../src/catalogue/gameListing';
import { manilaToday } from '../src/kernel/manilaDays';
import { checkInvariants } from '../src/ledger/invariants';
import { openTestDatabase } from './support/openTestDatabase';
import { TestOperator } from './support/TestOperator';
import type { TestPlayer } from './support/TestPlayer';

const hour = 3600;
/** A number under which a gift is found again. */
const orderid: unknown = expect.stringMatching(/^G\d+$/);

let operator: TestOperator;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
});

afterAll(async () => await operator.opened.close());

let phones = 639_182_000_000;

/** A player without any deposit. */
async function newcomer(): Promise<TestPlayer> {
  phones += 1;
  const phone = String(phones);
  const device = operator.guest();
  await device.call('sendCode', { phone, scene: 'register' });
  const secret = { code: '123456', password: 'Play1234', password1: 'Play1234' };
  device.adopt(await device.call('register', { phone, ...secret, birthday: '1990-01-01', agree: 1 }));
  return device;
}

async function deposited(device: TestPlayer, amount: string): Promise<void> {
  await device.renewSecretKey();
  const { orderid } = await device.deposit({ amount });
  await operator.services.cashier.pay(String(orderid));
  operator.pass(3);
  await device.call('getUserInfo');
}

async function lost(device: TestPlayer, round: string, stake: number): Promise<void> {
  const { data } = await device.call('launchGame', { gc: 'parol-nights' });
  const played = await operator.services.games.playRound({
    sid: String(data.sid),
    key: round,
    stake: moneyFromPeso(stake),
    choice: 'any',
    settle: () => ({ win: zeroMoney, detail: {} }),
  });
  expect(played.ok).toBe(true);
}

/** Lets time pass to an hour of today in Manila and some seconds, a touch every six hours keeping the session. */
async function setManila(hours: number, seconds: number, device: TestPlayer): Promise<void> {
  const intoDayS = Math.floor(operator.nowMs / 1000 + 8 * hour) % (24 * hour);
  let left = hours * hour + seconds - intoDayS;
  while (left > 0) {
    const step = Math.min(left, 6 * hour);
    operator.pass(step);
    left -= step;
    await device.call('getState', { type: 1, userId: device.userId, act: 1 });
  }
}

/** Lets days pass, with a touch in each. */
async function days(device: TestPlayer, many: number): Promise<void> {
  for (let day = 0; day < many; day += 1) {
    operator.pass(24 * hour);
    await device.call('getState', { type: 1, userId: device.userId, act: 1 });
  }
}

/** Lets days pass until it is this one of the week, Monday being 1, at noon. */
async function setWeekday(device: TestPlayer, weekday: number): Promise<void> {
  await days(device, (7 + weekday - manilaToday(operator.nowMs).weekday) % 7);
  await setManila(12, 0, device);
}

const scoreOf = async (device: TestPlayer) => (await device.call('getUserScore')).data.Score;

describe('the promotion page', () => {
  it.each([
    [8, { min: 100, max: 88, times: 1 }],
    [5, { times: 1 }],
    [6, { max: 2, times: 1 }],
  ])('tells who may join %i and what it takes, as of any other', async (type, numbers) => {
    const { rules } = (await operator.guest().call('getActImg', { type })).data;
    expect(rules).toMatchObject(numbers);
    expect(rules.who).not.toBe('');
    expect(rules.games).toContain('50%');
  });

  it('is readable for guests: cards, pictures and rules in both languages', async () => {
    const guest = operator.guest();
    const { data: cards } = await guest.call('activityList');
    const card = cards.find(({ activity_type: type }: { activity_type: number }) => type === 23);
    expect(card).toMatchObject({ title: 'First 5 deposits, up to 120%', etime: 0, status: 1 });
    const tagalog = await guest.call('getActImg', { type: 15 }, { headers: { 'X-Lang': 'tag' } });
    expect(tagalog.data.rules).toMatchObject({ min: 200, rate: 10, dep_times: 1, times: 5 });
    expect(tagalog.data.content).toContain('Piliin');
  });

  it('names the kinds of games that count in full, and what the others count', async () => {
    const words = { slot: 'slots', bingo: 'bingo', fish: 'fishing' };
    const inFull = Object.entries(turnoverPercents).flatMap(([kind, part]) => (part === 100 ? kind : []));
    expect(inFull.toSorted()).toEqual(Object.keys(words).toSorted());
    expect(new Set(Object.values(turnoverPercents))).toEqual(new Set([100, 50]));
    for (const lang of ['en', 'tag']) {
      const { data } = await operator
        .guest()
        .call('getActImg', { type: 15 }, { headers: { 'X-Lang': lang } });
      for (const word of [...Object.values(words), '50%']) expect(data.rules.games).toContain(word);
    }
  });

  it('knows a picture for every card, and no other', async () => {
    const { data: cards } = await operator.guest().call('activityList');
    for (const { activity_type: type, img } of cards) {
      expect((await operator.guest().call('getActImg', { type })).data.img).toBe(img);
    }
    expect((await operator.guest().call('getActImg', { type: 404 })).code).toBe(1014);
  });

  it('leads to what has no page of its own: the eggs, the rebate, the relief', async () => {
    const { data: cards } = await operator.guest().call('activityList');
    const links = cards.map(({ link }: { link: string }) => link);
    expect(links).toEqual(expect.arrayContaining(['overlay:egg', 'overlay:rebate', 'overlay:relief']));
  });

  it('ends what is daily at midnight in Manila', async () => {
    const { data: cards } = await operator.guest().call('activityList');
    const ladder = cards.find(({ activity_type: type }: { activity_type: number }) => type === 13);
    expect(ladder.etime).toBe(Date.UTC(2026, 10, 18, 16) / 1000);
  });
});

describe('the deposit ladder', () => {
  it('gives each step once a day, by what was deposited that day', async () => {
    const device = await newcomer();
    await deposited(device, '500');
    const { data } = await device.call('depInfo');
    expect(data.DayDep).toBe(500);
    expect(data.list.map(({ state }: { state: number }) => state)).toEqual([1, 1, 0, 0]);
    const before = await scoreOf(device);
    const first = await device.call('depGet', { lv: 1 }, { key: 'ladder-1' });
    expect(first.data).toEqual({ am: 5, Score: before + 50_000, needFlow: 5, orderid });
    expect(await device.call('depGet', { lv: 1 }, { key: 'ladder-1' })).toMatchObject({ replayed: true });
    expect((await device.call('depGet', { lv: 1 })).code).toBe(1009);
    expect(await device.call('depGet', { lv: 3 })).toMatchObject({ code: 1008, data: { need: 1500 } });
    expect((await device.call('depGet', { lv: 9 })).code).toBe(1014);
    expect(await scoreOf(device)).toBe(before + 50_000);
    operator.pass(24 * hour);
    expect((await device.call('depGet', { lv: 2 })).code).toBe(1008);
    await deposited(device, '200');
    expect((await device.call('depGet', { lv: 1 })).data.am).toBe(5);
  });

  it('pays a step once when it is asked for twice at the same time', async () => {
    const device = await newcomer();
    await deposited(device, '200');
    const codes = await Promise.all([1, 2].map(async () => (await device.call('depGet', { lv: 1 })).code));
    expect(codes).toContain(200);
    expect(codes).toContain(1009);
  });
});

describe('the gift for the first deposit of the day', () => {
  it('looks without giving, then gives once', async () => {
    const device = await newcomer();
    expect((await device.call('depGet27', { isGet: 0 })).data).toMatchObject({
      need: 100,
      have: 0,
      state: 0,
    });
    const early = () => device.call('depGet27', { isGet: 1 }, { key: 'too-early' });
    const refused = await early();
    expect(refused).toMatchObject({ code: 1008, data: { need: 100 }, replayed: false });
    expect(await early()).toEqual({ ...refused, replayed: true });
    await deposited(device, '150');
    expect((await device.call('depGet27', { isGet: 0 })).data).toMatchObject({ have: 150, am: 3, state: 1 });
    const before = await scoreOf(device);
    const got = await device.call('depGet27', { isGet: 1 }, { key: 'top-up' });
    expect(got.data).toMatchObject({ am: 3, Score: before + 30_000, needFlow: 3, state: 2 });
    const again = await device.call('depGet27', { isGet: 1 }, { key: 'top-up' });
    expect(again.replayed).toBe(true);
    // Letter by letter: the order of the fields counts as well.
    expect(JSON.stringify(again.data)).toBe(JSON.stringify(got.data));
    expect((await device.call('depGet27', { isGet: 1 })).code).toBe(1009);
    expect(await scoreOf(device)).toBe(before + 30_000);
  });
});

describe('what a losing week gives back', () => {
  it('is five percent of the net loss, once a week, for players who deposited', async () => {
    const device = await newcomer();
    await deposited(device, '500');
    expect((await device.call('depGet28', { isGet: 1 })).code).toBe(1008);
    await lost(device, 'a', 100);
    await lost(device, 'b', 60);
    // It opens at 8:00 of the day after the last losing round: twenty hours after noon.
    expect((await device.call('depGet28', { isGet: 0 })).data).toMatchObject({ am: 8, state: 0 });
    await setManila(8 + 24, -1, device);
    expect((await device.call('depGet28', { isGet: 0 })).data).toMatchObject({ am: 8, state: 0 });
    const early = await device.call('depGet28', { isGet: 1 });
    expect(early).toMatchObject({ code: 1008, data: { until: operator.nowMs / 1000 + 1 } });
    expect(early.msg).toContain('08:00');
    operator.pass(1);
    expect((await device.call('depGet28', { isGet: 0 })).data).toMatchObject({ am: 8, state: 1 });
    expect((await device.call('depGet28', { isGet: 1 })).data).toMatchObject({
      am: 8,
      needFlow: 8,
      state: 2,
    });
    expect((await device.call('depGet28', { isGet: 1 })).code).toBe(1009);
    await days(device, 7);
    expect((await device.call('depGet28', { isGet: 0 })).data).toMatchObject({ have: 0, am: 0, state: 0 });
  });

  it('waits through the week after, as what is lost on a Sunday opens on a Monday', async () => {
    const device = await newcomer();
    await setWeekday(device, 7);
    await deposited(device, '500');
    await lost(device, 'a', 100);
    expect((await device.call('depGet28', { isGet: 0 })).data).toMatchObject({ have: 500, am: 5, state: 0 });
    await setManila(8 + 24, 0, device);
    expect((await device.call('depGet28', { isGet: 0 })).data).toMatchObject({ have: 500, am: 5, state: 1 });
    await setWeekday(device, 7);
    expect((await device.call('depGet28', { isGet: 1 })).data).toMatchObject({ am: 5, needFlow: 5 });
    // Then this week's own, which has none.
    expect((await device.call('depGet28', { isGet: 0 })).data).toMatchObject({ have: 0, am: 0, state: 0 });
  });

  it('is gone a week after its own', async () => {
    const device = await newcomer();
    await setWeekday(device, 1);
    await deposited(device, '500');
    await lost(device, 'a', 100);
    await days(device, 13);
    expect((await device.call('depGet28', { isGet: 0 })).data).toMatchObject({ have: 500, am: 5, state: 1 });
    await days(device, 1);
    expect((await device.call('depGet28', { isGet: 1 })).code).toBe(1008);
  });
});

describe('a gift card', () => {
  it('gives once, however it is typed', async () => {
    const device = await newcomer();
    const got = await device.call('getEventCard', { card: ' play50 ' }, { key: 'card' });
    expect(got.data).toEqual({ am: 50, Score: 500_000, needFlow: 50, orderid });
    const again = await device.call('getEventCard', { card: ' play50 ' }, { key: 'card' });
    expect(again).toMatchObject({ replayed: true, data: got.data });
    expect((await device.call('getEventCard', { card: 'PLAY50' })).code).toBe(1009);
    expect((await device.call('userCashCheck')).data.needFlow).toBe(50);
    expect(await scoreOf(device)).toBe(500_000);
  });

  it('is refused when it is over, for another level, or none', async () => {
    const device = await newcomer();
    expect((await device.call('getEventCard', { card: 'OLD1' })).code).toBe(1010);
    expect(await device.call('getEventCard', { card: 'VIP3' })).toMatchObject({
      code: 1008,
      data: { need: 3 },
    });
    expect((await device.call('getEventCard', { card: 'NONE' })).code).toBe(1014);
    const whale = await operator.loggedIn('639170000003');
    expect((await whale.call('getEventCard', { card: 'VIP3' })).code).toBe(200);
  });

  it('cannot be guessed: ten wrong codes lock the field until midnight', async () => {
    const device = await newcomer();
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await device.call('getEventCard', { card: `GUESS${tries}` })).code).toBe(1014);
    }
    const locked = await device.call('getEventCard', { card: 'PLAY50' });
    expect(locked.code).toBe(1005);
    expect(locked.data.wait).toBeGreaterThan(0);
    operator.pass(locked.data.wait);
    expect((await device.call('getEventCard', { card: 'PLAY50' })).code).toBe(200);
  });
});

describe('red packets', () => {
  /** Goes to the next time it is this hour in Manila. */
  function untilHour(manilaHour: number): void {
    const offset = 8 * hour;
    const secondsToday = (operator.nowMs / 1000 + offset) % (24 * hour);
    const wait = (manilaHour * hour - secondsToday + 24 * hour) % (24 * hour);
    operator.pass(wait);
  }

  async function packets(device: TestPlayer) {
    const { data } = await device.call('redPackerInfo');
    return data.map(({ pktId, state, left }: { pktId: number; state: number; left: number }) => ({
      pktId,
      state,
      left,
    }));
  }

  it('open at noon for everybody, once each', async () => {
    untilHour(12);
    const device = await newcomer();
    const [noon, evening] = await packets(device);
    expect(noon.state).toBe(1);
    expect(evening.state).toBe(0);
    const got = await device.call('getRedPacker', { pktId: noon.pktId }, { key: 'packet' });
    expect(got.data.am).toBeGreaterThanOrEqual(0.5);
    expect(got.data.am).toBeLessThanOrEqual(8.8);
    const again = await device.call('getRedPacker', { pktId: noon.pktId }, { key: 'packet' });
    expect(again).toMatchObject({ replayed: true, data: got.data });
    expect((await device.call('getRedPacker', { pktId: noon.pktId })).code).toBe(1009);
    expect((await device.call('getRedPacker', { pktId: evening.pktId })).code).toBe(1010);
    expect((await packets(device))[0]).toMatchObject({ state: 2, left: noon.left - 1 });
    expect((await packets(operator.guest()))[0]).toMatchObject({ state: 1, left: noon.left - 1 });
    expect((await operator.guest().call('getRedPacker', { pktId: noon.pktId })).code).toBe(400);
  });

  it('are gone after half an hour, and yesterday is over', async () => {
    untilHour(12);
    const device = await newcomer();
    const [noon] = await packets(device);
    operator.pass(1800);
    expect((await packets(device))[0].state).toBe(3);
    expect((await device.call('getRedPacker', { pktId: noon.pktId })).code).toBe(1010);
    operator.pass(24 * hour);
    expect((await device.call('getRedPacker', { pktId: noon.pktId })).code).toBe(1010);
  });

  it('want a deposit of the day in the evening, and a level at night', async () => {
    untilHour(18);
    const device = await newcomer();
    const [, evening, night] = await packets(device);
    const refused = await device.call('getRedPacker', { pktId: evening.pktId });
    expect(refused).toMatchObject({ code: 1008, data: { need: 50 } });
    expect(refused.msg).toBe('Deposit ₱50 more today.');
    await deposited(device, '100');
    expect((await device.call('getRedPacker', { pktId: evening.pktId })).code).toBe(200);
    untilHour(21);
    expect(await device.call('getRedPacker', { pktId: night.pktId })).toMatchObject({
      code: 1008,
      data: { need: 1 },
    });
    const whale = await operator.loggedIn('639170000003');
    expect((await whale.call('getRedPacker', { pktId: night.pktId })).code).toBe(200);
  });

  it('run out: of two players who want the last one, one gets it', async () => {
    untilHour(12);
    const devices = [];
    for (let index = 0; index < 31; index += 1) devices.push(await newcomer());
    const [noon] = await packets(operator.guest());
    const codes = await Promise.all(
      devices.map(async (device) => (await device.call('getRedPacker', { pktId: noon.pktId })).code),
    );
    expect(codes.filter((code) => code === 200)).toHaveLength(noon.left);
    expect(codes.filter((code) => code === 1010)).toHaveLength(devices.length - noon.left);
    expect((await packets(operator.guest()))[0]).toMatchObject({ state: 3, left: 0 });
  });
});

describe('after all of it', () => {
  it('the ledger finds nothing wrong with itself', async () => {
    const lines = await checkInvariants(operator.database);
    expect(lines.filter(({ violations }) => violations > 0)).toEqual([]);
  });
});
