import { moneyFromPeso, zeroMoney } from '@kislap/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { renewedOperator } from './support/renewedOperator';
import type { TestOperator } from './support/TestOperator';
import type { TestPlayer } from './support/TestPlayer';

const operatorNow = renewedOperator();
let operator: TestOperator;

beforeEach(() => {
  operator = operatorNow();
});

const regular = () => operator.loggedIn('639170000002');
const dayS = 86_400;

const setDayDeposit = (device: TestPlayer, value?: number) =>
  device.call('rgSet', { kind: 'dep', span: 'day', ...(value !== undefined && { value }) });

describe('a limit', () => {
  it('is none until it is set, and is nobody else’s', async () => {
    const [device, other] = [await regular(), await operator.loggedIn('639170000001')];
    expect((await setDayDeposit(device, 500)).data.dep.day).toMatchObject({ am: 500, used: 0 });
    expect((await other.call('rgInfo')).data.dep.day).toBeNull();
    expect((await operator.guest().call('rgInfo')).code).toBe(400);
  });

  it('holds deposits, orders that are not paid yet included', async () => {
    const device = await regular();
    await setDayDeposit(device, 700);
    expect((await device.deposit({ amount: '500' })).code).toBe(200);
    const refused = await device.deposit({ amount: '201' });
    expect(refused).toMatchObject({ code: 1012, limit: 700 });
    expect(refused['until']).toBeGreaterThan(operator.nowMs / 1000);
    expect((await device.deposit({ amount: '200' })).code).toBe(200);
    operator.pass(dayS);
    await device.renewSecretKey();
    expect((await device.deposit({ amount: '500' })).code).toBe(200);
  });

  it('holds bets whose loss would go over it', async () => {
    const device = await regular();
    const { data } = await device.call('launchGame', { gc: 'parol-nights' });
    await device.call('rgSet', { kind: 'loss', span: 'week', value: 0 });
    const round = await operator.services.games.playRound({
      sid: data.sid,
      key: 'over-the-limit',
      stake: moneyFromPeso(10),
      choice: 'play',
      settle: () => ({ win: zeroMoney, detail: {} }),
    });
    expect((await device.call('rgInfo')).data.loss.week).toMatchObject({ am: 0, used: 0 });
    expect(round).toEqual({ ok: false, reason: { type: 'ownLimitReached' } });
    const refused = await device.call('launchGame', { gc: 'parol-nights' });
    expect(refused).toMatchObject({ code: 1012, data: { limit: 0 } });
  });

  it('that is lower applies at once', async () => {
    const device = await regular();
    await setDayDeposit(device, 700);
    expect((await setDayDeposit(device, 300)).data.dep.day).toMatchObject({ am: 300 });
  });

  it('that is higher, or none, waits a day and asks again', async () => {
    const device = await regular();
    await setDayDeposit(device, 300);
    const asked = (await setDayDeposit(device, 900)).data.dep.day;
    expect(asked).toMatchObject({ am: 300, pending: { am: 900 } });
    operator.pass(dayS - 60);
    expect((await setDayDeposit(device, 900)).data.dep.day).toMatchObject({
      am: 300,
      pending: asked.pending,
    });
    operator.pass(120);
    expect((await device.call('rgInfo')).data.dep.day.am).toBe(300);
    expect((await setDayDeposit(device, 900)).data.dep.day).toMatchObject({ am: 900 });
    await setDayDeposit(device);
    operator.pass(dayS + 1);
    expect((await setDayDeposit(device)).data.dep.day).toBeNull();
  });

  it('begins to wait anew when another one is asked for', async () => {
    const device = await regular();
    await setDayDeposit(device, 300);
    await setDayDeposit(device, 900);
    operator.pass(dayS + 1);
    expect((await setDayDeposit(device, 5_000)).data.dep.day).toMatchObject({
      am: 300,
      pending: { am: 5_000 },
    });
  });

  it('is set once for a repeated key, and only where there is one', async () => {
    const device = await regular();
    const request = { kind: 'dep', span: 'day', value: 300 };
    await device.call('rgSet', request, { key: 'limit-1' });
    expect(await device.call('rgSet', request, { key: 'limit-1' })).toMatchObject({ code: 200 });
    expect((await device.call('rgSet', { kind: 'dep', value: 1 })).code).toBe(1001);
    expect((await device.call('rgSet', { kind: 'dep', span: 'day', value: -1 })).code).toBe(1001);
  });
});

describe('an absence', () => {
  const password = 'Play1234';

  it('ends every session and refuses the login until it is over', async () => {
    const device = await regular();
    expect((await device.call('rgBreak', { hours: 24, password: 'Wrong1234' })).code).toBe(1002);
    expect((await device.call('rgBreak', { hours: 24, password })).code).toBe(200);
    expect((await device.call('getUserScore')).code).toBe(400);
    const refused = await operator.guest().login('639170000002', password);
    expect(refused).toMatchObject({ code: 1007, data: { until: operator.nowMs / 1000 + dayS } });
    operator.pass(dayS + 1);
    expect((await operator.guest().login('639170000002', password)).code).toBe(200);
  });

  it('is never shortened', async () => {
    const [device, elsewhere] = [await regular(), await regular()];
    await device.call('rgBreak', { hours: 720, password });
    expect((await elsewhere.call('rgBreak', { hours: 24, password })).code).toBe(400);
    operator.pass(25 * 3600);
    expect((await operator.guest().login('639170000002', password)).code).toBe(1007);
  });

  it('of months has to be meant, and lasts', async () => {
    const device = await regular();
    expect((await device.call('rgExclude', { months: 6, password, confirm: 'yes' })).code).toBe(1001);
    const { data } = await device.call('rgExclude', { months: 6, password, confirm: 'EXCLUDE' });
    expect(data.excl).toEqual({
      until: Date.UTC(2027, 4, 18, 4) / 1000,
      irrevocableUntil: Date.UTC(2027, 4, 18, 4) / 1000,
    });
    operator.pass(180 * dayS);
    expect((await operator.guest().login('639170000002', password)).code).toBe(1007);
    operator.pass(3 * dayS);
    expect((await operator.guest().login('639170000002', password)).code).toBe(200);
  });
});
