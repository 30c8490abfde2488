import { scoreFromMoney, moneyFromPeso } from '@kislap/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '../src/database/transact';
import { checkInvariants } from '../src/ledger/invariants';
import { sendGift } from '../src/rules/mail/mail';
import { lockPlayer } from '../src/rules/players/player';
import { settleDue } from '../src/rules/settleDue';
import { openTestDatabase } from './support/openTestDatabase';
import { TestOperator } from './support/TestOperator';
import type { TestPlayer } from './support/TestPlayer';

let operator: TestOperator;
let notes = 0;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
});

afterAll(async () => await operator.opened.close());

/** Sends a note and answers its id. */
async function note(
  reader: TestPlayer,
  options: { readonly pesos?: number; readonly lastsMs?: number } = {},
): Promise<number> {
  notes += 1;
  await transact(operator.database, async (transaction) =>
    sendGift(transaction, await lockPlayer(transaction, reader.userId), {
      template: 'note',
      mailKey: `test:${notes}`,
      words: { title: 'Note', text: 'First line\nSecond line' },
      amount: moneyFromPeso(options.pesos ?? 0),
      ...(options.lastsMs === undefined ? {} : { lastsMs: options.lastsMs }),
      nowMs: operator.nowMs,
    }),
  );
  const { data } = await reader.call('getMsgList', { id: 0 });
  return data[0].id;
}

const unread = async (reader: TestPlayer): Promise<number> =>
  (await reader.call('getMsgCount')).data.messageCount;

describe('the mailbox', () => {
  it('pages thirty messages of the whale, newest first', async () => {
    const whale = await operator.loggedIn('639170000003');
    const ids: number[] = [];
    for (;;) {
      const { data } = await whale.call('getMsgList', { id: ids.at(-1) ?? 0 });
      if (data.length === 0) break;
      ids.push(...data.map(({ id }: { id: number }) => id));
    }
    expect(ids).toHaveLength(30);
    expect(ids.toSorted((left, right) => right - left)).toEqual(ids);
    expect(await unread(whale)).toBe(3);
  });

  it('counts a message as read once it was opened', async () => {
    const reader = await operator.loggedIn('639170000001');
    const id = await note(reader);
    expect(await unread(reader)).toBe(1);
    const { data } = await reader.call('getMsgInfo', { id });
    expect(data).toMatchObject({ title: 'Note', content: 'First line\nSecond line', read: 1, acc: 0 });
    await reader.call('getMsgInfo', { id });
    expect(await unread(reader)).toBe(0);
  });

  it('speaks the language of its reader', async () => {
    const whale = await operator.loggedIn('639170000003');
    const words = async (lang: string) =>
      (await whale.call('getMsgList', { id: 0 }, { headers: { 'X-Lang': lang } })).data[0].title;
    expect(await words('tag')).not.toBe(await words('en'));
  });

  it('greets whoever registers, with a gift', async () => {
    const device = operator.guest();
    await device.call('sendCode', { phone: '639181230001', scene: 'register' });
    const form = { code: '123456', password: 'Play1234', password1: 'Play1234', birthday: '1990-05-17' };
    device.adopt(await device.call('register', { ...form, phone: '639181230001', agree: 1 }));
    const { data } = await device.call('getMsgList', { id: 0 });
    expect(data).toMatchObject([{ acc: 1, read: 0, am: 8 }]);
  });

  it('tells about a withdrawal that was rejected, and that it matters', async () => {
    const whale = await operator.loggedIn('639170000003');
    const before = await unread(whale);
    await whale.withdraw({ amount: '500', account_no: '09171234513' });
    operator.pass(60);
    await settleDue(operator.operator);
    expect(await unread(whale)).toBe(before + 1);
    const { data } = await whale.call('getMsgList', { id: 0 });
    expect(data[0]).toMatchObject({ imp: 1, acc: 0 });
    expect(data[0].brief).toContain('500.00');
    expect(data[0].brief).toContain('The bank declined');
  });

  it('tells about every VIP level that was reached', async () => {
    const regular = await operator.loggedIn('639170000002');
    const { data } = await regular.call('getMsgList', { id: 0 });
    const titles = data.map(({ title }: { title: string }) => title);
    expect(titles).toEqual(expect.arrayContaining(['You reached VIP 1', 'You reached VIP 2']));
  });
});

describe('an attachment', () => {
  it('is paid once, whatever key it is asked with', async () => {
    const reader = await operator.loggedIn('639170000001');
    const before = (await reader.call('getUserScore')).data.Score;
    const id = await note(reader, { pesos: 88 });
    const first = await reader.call('getAccessory', { id }, { key: 'mail-gift' });
    const again = await reader.call('getAccessory', { id }, { key: 'mail-gift' });
    const gift = scoreFromMoney(moneyFromPeso(88));
    expect(first).toMatchObject({ code: 200, data: { am: 88, Score: before + gift, needFlow: 88 } });
    expect(again).toMatchObject({ code: 200, replayed: true, data: first.data });
    expect(await reader.call('getAccessory', { id })).toMatchObject({ code: 1009 });
    expect((await reader.call('getMsgInfo', { id })).data).toMatchObject({ acc: 2, read: 1 });
  });

  it('is counted until it is received or over, whether its message was read or not', async () => {
    const reader = await operator.loggedIn('639170000001');
    const gifts = async () => (await reader.call('getMsgCount')).data.giftCount;
    const before = await gifts();
    const id = await note(reader, { pesos: 88 });
    await note(reader, { pesos: 5, lastsMs: 10_000 });
    await note(reader);
    expect(await gifts()).toBe(before + 2);
    await reader.call('getMsgInfo', { id });
    expect(await gifts()).toBe(before + 2);
    await reader.call('getAccessory', { id });
    operator.pass(10);
    expect(await gifts()).toBe(before);
  });

  it('is gone after its end', async () => {
    const reader = await operator.loggedIn('639170000001');
    const id = await note(reader, { pesos: 5, lastsMs: 10_000 });
    operator.pass(10);
    expect(await reader.call('getAccessory', { id })).toMatchObject({ code: 1010 });
  });

  it('does not exist where none is, nor for somebody else', async () => {
    const reader = await operator.loggedIn('639170000001');
    const other = await operator.loggedIn('639170000002');
    const id = await note(reader, { pesos: 5 });
    expect(await reader.call('getAccessory', { id: await note(reader) })).toMatchObject({ code: 1014 });
    expect(await other.call('getAccessory', { id })).toMatchObject({ code: 1014 });
    expect(await other.call('getMsgInfo', { id })).toMatchObject({ code: 1014 });
    expect(await other.call('delMsg', { id })).toMatchObject({ code: 1014 });
  });

  it('is paid once when it is asked for ten times at once', async () => {
    const reader = await operator.loggedIn('639170000002');
    const id = await note(reader, { pesos: 3 });
    const answers = await Promise.all(
      Array.from({ length: 10 }, async () => (await reader.call('getAccessory', { id })).code),
    );
    expect(answers.toSorted((left, right) => left - right)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 1009),
    ]);
  });
});

describe('deleting', () => {
  it('takes a message away, twice if asked twice', async () => {
    const reader = await operator.loggedIn('639170000001');
    const id = await note(reader);
    expect(await reader.call('delMsg', { id })).toMatchObject({ code: 200 });
    expect(await reader.call('delMsg', { id })).toMatchObject({ code: 200 });
    expect(await reader.call('getMsgInfo', { id })).toMatchObject({ code: 1014 });
  });

  it('refuses while something waits in it', async () => {
    const reader = await operator.loggedIn('639170000001');
    const id = await note(reader, { pesos: 5 });
    expect(await reader.call('delMsg', { id })).toMatchObject({ code: 1019 });
  });

  it('by 0 leaves what is unread and what has something waiting', async () => {
    const reader = await operator.loggedIn('639170000006');
    const [gift, read, fresh] = [await note(reader, { pesos: 5 }), await note(reader), await note(reader)];
    await reader.call('getMsgInfo', { id: gift });
    await reader.call('getMsgInfo', { id: read });
    await reader.call('delMsg', { id: 0 });
    const { data } = await reader.call('getMsgList', { id: 0 });
    expect(data.map(({ id }: { id: number }) => id)).toEqual([fresh, gift]);
  });
});

it('leaves a ledger without faults', async () => {
  const broken = (await checkInvariants(operator.database)).filter(({ violations }) => violations > 0);
  expect(broken).toEqual([]);
});
