import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from './support/openTestDatabase';
import { TestOperator } from './support/TestOperator';

let operator: TestOperator;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
});

afterAll(() => operator.opened.close());

const dayS = 86_400;

describe('the demo accounts of the protection of players', () => {
  it('639170000002 has given money apart, and giving it up leaves nothing to bet', async () => {
    const device = await operator.loggedIn('639170000002');
    expect((await device.call('userCashCheck')).data).toMatchObject({ own: 12_245.678, bonus: 100 });
    const { needFlow, BetFlow, own, bonus } = (await device.call('dropBonus')).data;
    expect({ left: needFlow - BetFlow, own, bonus }).toEqual({ left: 0, own: 12_245.678, bonus: 0 });
  });

  it('639170000005 is on a break of a day, with its money, and a payment that went back', async () => {
    const device = operator.guest();
    const { code, data } = await device.login('639170000005', 'Play1234');
    const until = Math.floor(operator.nowMs / 1000) + dayS;
    expect({ code, kind: data.kind, until: data.until }).toEqual({ code: 1007, kind: 'break', until });
    device.token = data.payout;
    expect((await device.call('getUserScore')).data.Score).toBe(25_000_000);
    const rows = (await device.call('getDepositLog', { logId: 0 })).data;
    expect(rows).toMatchObject([
      { amount: 500, status: 2, back: { state: 1 } },
      { amount: 2_500, status: 1 },
    ]);
  });

  it('639170000007 is excluded since ten days for six months, with 8,000', async () => {
    const device = operator.guest();
    const { code, data } = await device.login('639170000007', 'Play1234');
    expect({ code, kind: data.kind }).toEqual({ code: 1007, kind: 'exclusion' });
    device.token = data.payout;
    expect((await device.call('getUserScore')).data.Score).toBe(80_000_000);
  });

  it('639170000009 has used up a limit of a day, with a raise that can be confirmed', async () => {
    const device = await operator.loggedIn('639170000009');
    const { day } = (await device.call('rgInfo')).data.dep;
    expect(day).toMatchObject({ am: 1_000, used: 600, open: 400, pending: { am: 2_000 } });
    expect(day.pending.from).toBeLessThanOrEqual(operator.nowMs / 1000);
    const refused = await device.deposit({ amount: '100' });
    expect(refused).toMatchObject({ code: 1012, limit: 1_000, used: 600, open: 400, span: 'day' });
    const raised = await device.call('rgSet', { kind: 'dep', span: 'day', value: 2_000 });
    expect(raised.data.dep.day).toMatchObject({ am: 2_000 });
    expect((await device.deposit({ amount: '100' })).code).toBe(200);
  });

  it('639170000011 was never asked for a deposit limit, and the others have answered', async () => {
    const promptOf = async (phone: string) =>
      (await (await operator.loggedIn(phone)).call('rgInfo')).data.prompt;
    expect(await promptOf('639170000011')).toBe('first');
    for (const phone of ['639170000001', '639170000002', '639170000003', '639170000006', '639170000009']) {
      expect(await promptOf(phone)).toBeUndefined();
    }
  });

  it('639170000010 is at level 2 for chasing and night, at every look', async () => {
    const device = await operator.loggedIn('639170000010');
    const { level, seen } = (await device.call('rgInfo')).data;
    expect({ level, seen: seen.toSorted() }).toEqual({ level: 2, seen: ['chasing', 'night'] });
    expect((await device.deposit({ amount: '200', acId: 19 })).code).toBe(1008);
  });

  it('639170000008 comes back by two acts a day apart, and has the whole account once the limit is answered', async () => {
    const device = operator.guest();
    const { data } = await device.login('639170000008', 'Play1234');
    expect(data.kind).toBe('over');
    device.token = data.payout;
    await device.call('rgReturn');
    operator.pass(dayS);
    const again = await device.login('639170000008', 'Play1234');
    device.token = again.data.payout;
    expect((await device.call('rgReturn')).data).toEqual({ done: 1 });
    expect((await device.call('launchGame', { gc: 'parol-nights' })).code).toBe(1012);
    await device.call('rgPrompt', { answer: 'none' });
    expect((await device.call('launchGame', { gc: 'parol-nights' })).code).toBe(200);
  });
});
