import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from './support/openTestDatabase';
import { TestOperator } from './support/TestOperator';
import type { TestPlayer } from './support/TestPlayer';

let operator: TestOperator;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
});

afterAll(async () => await operator.opened.close());

const november = { from: '2026-11-01', to: '2026-11-30' };
/** As many days as a statement may have. */
const quarter = { from: '2026-08-19', to: '2026-11-18' };

interface Row {
  readonly id: number;
  readonly kind: string;
  readonly am: number;
  readonly bal: number;
  readonly ref: string;
}

/** Ten-thousandths, so that sums are exact. */
const units = (peso: number) => Math.round(peso * 10_000);

async function everyRow(device: TestPlayer, period: object): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let logId = 0; ;) {
    const page: Row[] = (await device.call('statement', { ...period, logId })).data.rows;
    if (page.length === 0) return rows;
    rows.push(...page);
    logId = Math.min(...page.map(({ id }) => id));
  }
}

async function control(name: string, fields: object): Promise<void> {
  const body = JSON.stringify(fields);
  const headers = { 'Content-Type': 'application/json' };
  const reply = await operator.fetch(`/__sandbox/${name}`, { method: 'POST', body, headers });
  expect(await reply.json()).toMatchObject({ ok: true });
}

describe('the statement of a month', () => {
  it('tells by kind what moved the balance, and what was there before and after', async () => {
    const device = await operator.loggedIn('639170000002');
    const { data } = await device.call('statement', november);
    expect(data).toMatchObject({
      dep: 2_500,
      wdw: 0,
      bonus: 100,
      BetScore: 103_765_500,
      WinScore: 201_222_280,
      net: 9_745.678,
      open: 0,
      close: 12_345.678,
    });
    expect(data.rows[0]).toMatchObject({
      kind: 'win',
      am: 11_122.228,
      bal: 12_345.678,
      name: expect.stringMatching(/^[A-Z]/),
    });
    expect(data.rows[1]).toMatchObject({ kind: 'bet', am: -376.55, bal: 1_223.45 });
    expect(data.rows[0].ref).toBe(data.rows[1].ref);
  });

  it('adds up to the balance, movement by movement, over all pages', async () => {
    const device = await operator.loggedIn('639170000003');
    const rows = await everyRow(device, quarter);
    const { data } = await device.call('statement', quarter);
    expect(rows.length).toBeGreaterThan(500);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    let balance = units(data.close);
    for (const row of rows) {
      expect(units(row.bal)).toBe(balance);
      balance -= units(row.am);
    }
    expect(balance).toBe(units(data.open));
    expect(data.open).toBe(0);
    const sum = (...kinds: readonly string[]) =>
      rows.filter(({ kind }) => kinds.includes(kind)).reduce((total, { am }) => total + units(am), 0);
    expect(sum('deposit')).toBe(units(data.dep));
    expect(-sum('withdrawal', 'refund')).toBe(units(data.wdw));
    expect(sum('refund')).toBeGreaterThan(0);
    expect(sum('bet', 'win')).toBe(units(data.net));
    expect((await device.call('getUserScore')).data.Score).toBe(units(data.close));
  });

  it('meets the month before it', async () => {
    const device = await operator.loggedIn('639170000003');
    const october = await device.call('statement', { from: '2026-10-01', to: '2026-10-31' });
    const { data } = await device.call('statement', november);
    expect(october.data.close).toBe(data.open);
  });

  it('agrees with the bet history, day by day', async () => {
    const device = await operator.loggedIn('639170000003');
    const { data } = await device.call('statement', { from: '2026-11-18', to: '2026-11-18' });
    expect(data.days).toHaveLength(30);
    expect(data.days.at(0).d).toBe('2026-10-20');
    expect(data.days.at(-1).d).toBe('2026-11-18');
    const played = data.days.filter(({ net }: { net: number }) => net !== 0);
    expect(played.length).toBeGreaterThan(3);
    for (const { d, net } of played.slice(0, 4)) {
      const { sum } = (await device.call('betLog4U', { curDate: d })).data;
      expect(sum.WinScore - sum.BetScore).toBe(units(net));
    }
  });

  it('counts the minutes at the games', async () => {
    const device = await operator.loggedIn('639170000002');
    const on = async (day: string) => (await device.call('statement', { from: day, to: day })).data.minutes;
    expect(await on('2026-11-16')).toBe(20);
    expect(await on('2026-11-17')).toBe(3);
    expect(await on('2026-11-15')).toBe(0);
  });

  it('holds a correction by the operator as something else, and still adds up', async () => {
    const device = await operator.loggedIn('639170000001');
    await control('credit', { userId: device.userId, amount: 12.5 });
    const { data } = await device.call('statement', november);
    expect(data.rows[0]).toMatchObject({ kind: 'other', am: 12.5, bal: data.close });
    expect(data).toMatchObject({ dep: 0, wdw: 0, bonus: 0, net: 0, minutes: 0 });
  });

  it('holds a withdrawal when it is asked for, and its return as a refund', async () => {
    const device = await operator.loggedIn('639170000003');
    const before = (await device.call('statement', november)).data;
    expect((await device.withdraw({ amount: '700', account_no: '09171234513' })).code).toBe(100);
    const asked = (await device.call('statement', november)).data;
    expect(units(asked.wdw) - units(before.wdw)).toBe(units(700));
    expect(asked.rows[0]).toMatchObject({ kind: 'withdrawal', am: -700 });
    operator.pass(30);
    await device.call('getWithdrawLog', { logId: 0 });
    const back = (await device.call('statement', november)).data;
    expect(back.rows[0]).toMatchObject({ kind: 'refund', am: 700, ref: asked.rows[0].ref });
    expect(back.wdw).toBe(before.wdw);
  });
});

describe('a statement', () => {
  it('is nobody else’s', async () => {
    const device = await operator.loggedIn('639170000001');
    const { data } = await device.call('statement', { ...november, to: '2026-11-17' });
    expect(data).toMatchObject({ dep: 0, BetScore: 0, minutes: 0, rows: [] });
    expect((await operator.guest().call('statement', november)).code).toBe(400);
  });

  it('is of days that there are, in their order, and of at most 92', async () => {
    const device = await operator.loggedIn('639170000001');
    for (const days of [
      { from: '2026-02-30', to: '2026-03-01' },
      { from: '2026-11-02', to: '2026-11-01' },
      { from: '2026-08-18', to: '2026-11-18' },
      { from: 'yesterday', to: '2026-11-18' },
    ]) {
      expect((await device.call('statement', days)).code).toBe(1001);
    }
    expect((await device.call('statement', quarter)).code).toBe(200);
  });
});
