import { moneyFromPeso, zeroMoney } from '@kislap/domain';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { player } from '../src/database/tables/player';
import { settleDue } from '../src/rules/settleDue';
import { controlOf } from './support/controlOf';
import { newPlayer } from './support/newPlayer';
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
    expect(refused).toMatchObject({ code: 1012, limit: 700, used: 0, open: 500, span: 'day' });
    expect(refused.msg).toMatch(
      /^This would pass your limit of ₱700 per day\. It begins anew on [-\d]+ 00:00\.$/,
    );
    expect(refused['until']).toBeGreaterThan(operator.nowMs / 1000);
    expect((await device.deposit({ amount: '200' })).code).toBe(200);
    const letters = async () =>
      JSON.stringify(await device.deposit({ amount: '201' }, { key: 'refused-twice' }));
    const first = await letters();
    expect(await letters()).toBe(first.replace('"replayed":false', '"replayed":true'));
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
    expect(round).toMatchObject({ ok: false, reason: { type: 'ownLimitReached', left: zeroMoney } });
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

  it('that is higher is told of once, when its wait is over', async () => {
    const device = await newPlayer(operator);
    await setDayDeposit(device, 300);
    await setDayDeposit(device, 900);
    const letters = async () => {
      await settleDue(operator.operator);
      const rows: readonly { readonly title: string }[] = (await device.call('getMsgList', { id: 0 })).data;
      return rows.filter(({ title }) => title === 'You can confirm your new limit').length;
    };
    operator.pass(dayS - 1);
    expect(await letters()).toBe(0);
    operator.pass(1);
    expect([await letters(), await letters()]).toEqual([1, 1]);
    await setDayDeposit(device, 5_000);
    operator.pass(dayS);
    expect(await letters()).toBe(2);
  });

  it.each([
    [
      { kind: 'dep', span: 'day' },
      [300, 900],
      'You asked to change your daily deposit limit from ₱300 to ₱900.',
      'Nag-request ka na palitan ang deposit limit kada araw mo: mula ₱300, magiging ₱900.',
    ],
    [
      { kind: 'loss', span: 'week' },
      [1_500, undefined],
      'You asked to change your weekly loss limit from ₱1,500 to no limit.',
      'Nag-request ka na palitan ang limit sa talo kada linggo mo: mula ₱1,500, magiging walang limit.',
    ],
    [
      { kind: 'session' },
      [60, 120],
      'You asked to change your daily play time limit from 60 minutes to 120 minutes.',
      'Nag-request ka na palitan ang limit sa oras ng laro kada araw mo: mula 60 minuto, magiging 120 minuto.',
    ],
  ])(
    'that is ready is named in its letter, with what it is and becomes: %j',
    async (place, values, en, tag) => {
      const device = await newPlayer(operator);
      for (const value of values) {
        const asked = await device.call('rgSet', { ...place, ...(value !== undefined && { value }) });
        expect(asked.code).toBe(200);
        // Another limit is asked for at the same instant, and has a letter of its own.
        await device.call('rgSet', { kind: 'dep', span: 'month', value: value ?? 9_000 });
      }
      operator.pass(dayS);
      await settleDue(operator.operator);
      const said = async (lang: string) => {
        const { data } = await device.call('getMsgList', { id: 0 }, { headers: { 'X-Lang': lang } });
        return data.map(({ brief }: { readonly brief: string }) => brief);
      };
      expect(await said('en')).toContain(`${en} You can confirm it now, within 7 days.`);
      expect(await said('en')).toContainEqual(expect.stringContaining('monthly deposit limit'));
      expect(await said('tag')).toContain(`${tag} Puwede mo na itong i-confirm sa loob ng 7 araw.`);
    },
  );

  it('that is higher lapses seven days after its wait', async () => {
    const device = await regular();
    await setDayDeposit(device, 300);
    const { pending } = (await setDayDeposit(device, 900)).data.dep.day;
    expect(pending.lapse - pending.from).toBe(7 * dayS);
    operator.pass(8 * dayS - 1);
    const later = await regular();
    expect((await later.call('rgInfo')).data.dep.day).toMatchObject({ am: 300, pending: { am: 900 } });
    operator.pass(1);
    expect((await later.call('rgInfo')).data.dep.day.pending).toBeUndefined();
    expect((await setDayDeposit(later, 900)).data.dep.day).toMatchObject({ am: 300, pending: { am: 900 } });
  });

  it.each([
    ['dep', ['', '-1', '0.5', '300.25', '10000000', 'x'], ['0', '9999999']],
    ['loss', ['', '-1', '99.9', '10000000'], ['0', '9999999']],
    ['session', ['', '0', '9', '10.5', '1441'], ['10', '1440']],
  ] as const)('of %s is a whole number within bounds, and never an empty one', async (kind, wrong, right) => {
    const device = await regular();
    const set = async (value: string) => (await device.call('rgSet', { kind, span: 'day', value })).code;
    for (const value of wrong) expect([value, await set(value)]).toEqual([value, 1001]);
    for (const value of right) expect([value, await set(value)]).toEqual([value, 200]);
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

describe('a deposit limit of 1,000 a day', () => {
  const limited = async (clock: string) => {
    passTo(operator, clock);
    const device = await newPlayer(operator);
    await setDayDeposit(device, 1_000);
    return device;
  };
  const control = <Name extends 'order' | 'orders'>(name: Name, fields = {}) =>
    controlOf(operator)(name, fields);
  const place = async (device: TestPlayer, amount: string) => {
    await device.renewSecretKey();
    return await device.deposit({ amount });
  };
  /** Pays and lets it be credited, three seconds later. */
  const pay = async (orderId: unknown) => {
    await control('order', { orderId, state: 'paid' });
    operator.pass(3);
    await settleDue(operator.operator);
  };
  const dayOf = async (device: TestPlayer) => (await device.call('rgInfo')).data.dep.day;

  it('lets no second order in over midnight while the first may still be paid', async () => {
    const device = await limited('23:55:00');
    const first = await place(device, '1000');
    passTo(operator, '00:01:40');
    expect(await place(device, '1000')).toMatchObject({
      code: 1012,
      limit: 1_000,
      used: 0,
      open: 1_000,
      span: 'day',
      until: Math.floor(operator.nowMs / 1000) + dayS - 100,
    });
    passTo(operator, '00:02:00');
    await pay(first['orderid']);
    expect(await dayOf(device)).toMatchObject({ am: 1_000, used: 1_000, open: 0 });
  });

  it('lets it in once the first one has expired', async () => {
    const device = await limited('23:55:00');
    await place(device, '1000');
    passTo(operator, '00:24:59');
    expect((await place(device, '1000')).code).toBe(1012);
    passTo(operator, '00:25:00');
    expect((await place(device, '1000')).code).toBe(200);
  });

  it('that is lowered closes what no longer fits, newest first, and what is paid all the same goes back', async () => {
    const device = await limited('12:00:00');
    const orders = [await place(device, '500'), await place(device, '200'), await place(device, '300')];
    const [first, second, third] = orders.map(({ orderid }) => String(orderid));
    await setDayDeposit(device, 700);
    const steps = async () => {
      const rows = (await device.call('getDepositLog', { logId: 0 })).data;
      return [first, second, third].map(
        (id) => rows.find((row: { orderid: string }) => row.orderid === id).step,
      );
    };
    expect(await steps()).toEqual(['ready', 'ready', 'closed']);
    const lowered = await setDayDeposit(device, 100);
    expect(lowered.data.dep.day).toMatchObject({ am: 100, used: 0, open: 0 });
    expect(await steps()).toEqual(['closed', 'closed', 'closed']);
    await pay(first);
    expect(await steps()).toEqual(['returned', 'closed', 'closed']);
    expect((await device.call('getUserScore')).data.Score).toBe(0);
  });

  it('that is lowered after the payment sends it back', async () => {
    const device = await limited('12:00:00');
    const { orderid } = await place(device, '500');
    await control('order', { orderId: orderid, state: 'paid' });
    await setDayDeposit(device, 100);
    operator.pass(3);
    const { data } = await device.call('getDepositLog', { logId: 0 });
    expect(data[0]).toMatchObject({ step: 'returned', back: { state: 0 } });
    expect(data[0].note).toBe('Returned: it would have passed a deposit limit you set.');
    expect((await dayOf(device)).used).toBe(0);
  });

  it('counts a credit on the day it is credited', async () => {
    const device = await limited('23:40:00');
    await pay((await place(device, '600'))['orderid']);
    passTo(operator, '23:50:00');
    const late = await place(device, '400');
    expect(await dayOf(device)).toMatchObject({ used: 600, open: 400 });
    passTo(operator, '23:59:59');
    expect((await dayOf(device)).used).toBe(600);
    passTo(operator, '00:00:00');
    expect((await dayOf(device)).used).toBe(0);
    passTo(operator, '00:05:00');
    await pay(late['orderid']);
    expect(await dayOf(device)).toMatchObject({ used: 400, open: 0 });
  });

  it('tells of several limits the one that ends last', async () => {
    const device = await limited('12:00:00');
    await device.call('rgSet', { kind: 'dep', span: 'month', value: 1_000 });
    await device.call('rgSet', { kind: 'dep', span: 'week', value: 5_000 });
    expect(await place(device, '1001')).toMatchObject({ code: 1012, span: 'month' });
    await operator.database.update(player).set({ kycState: 2 }).where(eq(player.id, device.userId));
    expect(await place(device, '6000')).toMatchObject({ code: 1012, span: 'month' });
  });

  it('is held by thirty orders at once', async () => {
    const device = await limited('12:00:00');
    await device.renewSecretKey();
    const answers = await Promise.all(Array.from({ length: 30 }, () => device.deposit({ amount: '400' })));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(2);
    expect(await dayOf(device)).toMatchObject({ used: 0, open: 800 });
  });
});

it('a loss limit of 100 with 95 lost refuses a stake of 10 and draws one of 5', async () => {
  const device = await newPlayer(operator);
  await controlOf(operator)('credit', { userId: device.userId, amount: 500 });
  const { data } = await device.call('launchGame', { gc: 'parol-nights' });
  await device.call('rgSet', { kind: 'loss', span: 'day', value: 100 });
  const play = (stake: number) =>
    operator.services.games.playRound({
      sid: data.sid,
      key: `stake-${stake}`,
      stake: moneyFromPeso(stake),
      choice: 'play',
      settle: () => ({ win: zeroMoney, detail: {} }),
    });
  expect(await play(95)).toMatchObject({ ok: true });
  const until: unknown = (await device.call('rgInfo')).data.loss.day.reset;
  const reason = { type: 'ownLimitReached', left: moneyFromPeso(5), until };
  expect(await play(10)).toEqual({ ok: false, reason });
  expect(await play(5)).toMatchObject({ ok: true });
  expect((await device.call('rgInfo')).data.loss.day).toMatchObject({ am: 100, used: 100, open: 0 });
});

/** Lets time pass until the clock in Manila shows this: today, or tomorrow when that is over. */
function passTo(running: TestOperator, clock: string): void {
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number);
  const shown = (Math.floor(running.nowMs / 1000) + 8 * 3600) % dayS;
  running.pass((hours * 3600 + minutes * 60 + seconds - shown + dayS) % dayS);
}

describe('an absence', () => {
  const password = 'Play1234';

  it('ends every session and refuses the login until it is over', async () => {
    const device = await regular();
    expect((await device.call('rgBreak', { hours: 24 })).code).toBe(200);
    expect((await device.call('getUserScore')).code).toBe(400);
    const refused = await operator.guest().login('639170000002', password);
    expect(refused).toMatchObject({ code: 1007, data: { until: operator.nowMs / 1000 + dayS } });
    operator.pass(dayS + 1);
    expect((await operator.guest().login('639170000002', password)).code).toBe(200);
  });

  it('is never shortened', async () => {
    const [device, elsewhere] = [await regular(), await regular()];
    await device.call('rgBreak', { hours: 720 });
    expect((await elsewhere.call('rgBreak', { hours: 24 })).code).toBe(400);
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
    expect(await operator.guest().login('639170000002', password)).toMatchObject({
      code: 1007,
      data: { kind: 'over' },
    });
  });
});
