import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mail } from '../src/database/tables/mail';
import { controlOf } from './support/controlOf';
import { newPlayer } from './support/newPlayer';
import { openTestDatabase } from './support/openTestDatabase';
import { TestOperator } from './support/TestOperator';
import type { TestPlayer } from './support/TestPlayer';

const password = 'Play1234';
const dayS = 86_400;
let operator: TestOperator;
let control: ReturnType<typeof controlOf>;
let device: TestPlayer;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
  control = controlOf(operator);
});

afterAll(() => operator.opened.close());

beforeEach(async () => {
  device = await newPlayer(operator);
});

const words = { title: 'A gift', text: 'For you' };
const kinds = ['plain', 'important', 'care'] as const;
const send = (kind: string, amount: number) =>
  control('mail', { userId: device.userId, ...words, kind, amount });
const giftsOf = (own: TestPlayer) => operator.database.$count(mail, eq(mail.playerId, own.userId));
const exclude = () => device.call('rgExclude', { months: 6, confirm: 'EXCLUDE', password });

/** Asks to come back, and comes back: everything that was sent meanwhile is there then. */
async function comeBack(own: TestPlayer): Promise<void> {
  operator.pass(184 * dayS);
  own.token = (await operator.guest().login(String(own.userId), password)).data.payout;
  expect((await own.call('rgReturn')).data).toMatchObject({ done: 0 });
  operator.pass(dayS);
  own.token = (await operator.guest().login(String(own.userId), password)).data.payout;
  expect((await own.call('rgReturn')).data).toMatchObject({ done: 1 });
}

describe('a letter with money', () => {
  it.each(kinds)('%s is refused to somebody excluded, and pays nothing after the return', async (kind) => {
    await exclude();
    const before = await giftsOf(device);
    expect(await send(kind, 500)).toEqual({ ok: false, reason: 'accountExcluded' });
    expect(await giftsOf(device)).toBe(before);
    await comeBack(device);
    const letters: { id: number; acc: number }[] = (await device.call('getMsgList', { id: 0 })).data;
    for (const { id } of letters) expect((await device.call('getAccessory', { id })).code).not.toBe(200);
    expect((await device.call('getUserScore')).data.Score).toBe(0);
  });

  it.each([
    ['on a break', () => device.call('rgBreak', { hours: 24 }), 'accountSuspended'],
    ['whose account is closed', () => device.call('closeAccount', { password }), 'accountClosed'],
  ])('is refused to somebody %s', async (_, leave, reason) => {
    expect((await leave()).code).toBe(200);
    expect(await send('important', 500)).toEqual({ ok: false, reason });
  });

  it('reaches who is here, and one without money is told to who is away', async () => {
    expect(await send('important', 500)).toEqual({ ok: true });
    const [{ id }] = (await device.call('getMsgList', { id: 0 })).data;
    expect(await device.call('getAccessory', { id })).toMatchObject({ code: 200, data: { am: 500 } });
    await exclude();
    expect(await send('care', 0)).toEqual({ ok: true });
  });
});
