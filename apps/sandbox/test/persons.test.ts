import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deposit } from '../src/database/tables/payments';
import { personMark } from '../src/database/tables/persons';
import { player } from '../src/database/tables/player';
import { enterKnownPersons, isPersonKey } from '../src/rules/persons/enterKnownPersons';
import { demoPersonKey } from '../src/rules/persons/marks';
import { controlOf } from './support/controlOf';
import { documentsOf } from './support/documentsOf';
import { openTestDatabase } from './support/openTestDatabase';
import { TestOperator } from './support/TestOperator';
import type { TestPlayer } from './support/TestPlayer';

const password = 'Play1234';
const dayS = 86_400;
let operator: TestOperator;
let control: ReturnType<typeof controlOf>;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
  control = controlOf(operator);
});

afterAll(() => operator.opened.close());

let phones = 639_184_000_000;
let passports = 1_000_000;
const newPhone = () => String((phones += 1));
const newPassport = () => `X${(passports += 1)}`;

interface Wish {
  readonly phone?: string;
  readonly birthday?: string;
  readonly deviceId?: string;
}

const register = async (wish: Wish = {}, headers: Record<string, string> = {}) => {
  const { phone = newPhone(), birthday = '1990-01-01', deviceId } = wish;
  const device = operator.guest();
  await device.call('sendCode', { phone, scene: 'register' });
  const form = { phone, code: '123456', password, password1: password, birthday, agree: 1 };
  const answer = await device.call('register', { ...form, ...(deviceId && { deviceId }) }, { headers });
  device.adopt(answer);
  return { device, answer };
};
const newcomer = async (wish: Wish = {}) => (await register(wish)).device;
const exclude = async (own: TestPlayer, months = 6): Promise<number> => {
  const { code, data } = await own.call('rgExclude', { months, confirm: 'EXCLUDE', password });
  expect(code).toBe(200);
  own.token = data.away.payout;
  return data.away.until;
};
const login = async (own: TestPlayer, fields: Record<string, string> = {}) =>
  await operator.guest().call('login', { account: String(own.userId), password, ...fields });
const give = (own: TestPlayer, amount: number) => control('credit', { userId: own.userId, amount });
/** As if the documents had been passed, without any that another one could have. */
const verify = (own: TestPlayer) =>
  operator.database.update(player).set({ kycState: 2 }).where(eq(player.id, own.userId));
const pass = (own: TestPlayer) => control('kyc', { userId: own.userId, pass: true });
const casesOf = async (own: TestPlayer) =>
  (await control('personCases')).cases.filter(({ userId }) => userId === own.userId);
/** Why the next login is refused; nothing of it when it is not. */
const awayOf = async (own: TestPlayer) => {
  const { code, data } = await login(own);
  return code === 1007 ? { kind: data.kind, until: data.until, pays: typeof data.payout } : { code };
};
const open = { code: 200 };
const held = (until: number) => ({ kind: 'register', until, pays: 'string' });

describe('an account of a person who is away', () => {
  it('is not opened by the phone, in either language, and nothing is said before the phone is proven', async () => {
    const phone = newPhone();
    await exclude(await newcomer({ phone }));
    operator.pass(61);
    const early = await operator.guest().call('register', {
      phone,
      code: '000000',
      password,
      password1: password,
      birthday: '1990-01-01',
      agree: 1,
    });
    expect(early.code).toBe(1004);
    const { answer } = await register({ phone });
    expect(answer).toMatchObject({ code: 1007, data: { kind: 'register', until: 0 } });
    expect(answer.data.payout).toBeUndefined();
    expect(answer.msg).toMatch(/^We cannot open an account now\. Help: \(02\) 8248-9568\.$/);
    operator.pass(61);
    const filipino = await register({ phone }, { 'X-Lang': 'tag' });
    expect(filipino.answer.msg).toContain('Hindi kami makapagbubukas ng account ngayon');
    expect(await operator.database.select().from(player).where(eq(player.phone, phone))).toHaveLength(1);
  });

  it('is not opened by two registrations at once either', async () => {
    const phone = newPhone();
    await exclude(await newcomer({ phone }));
    operator.pass(61);
    const both = await Promise.all([register({ phone }), register({ phone })]);
    expect(both.map(({ answer }) => answer.code).every((code) => code === 1007 || code === 1004)).toBe(true);
    expect(both.some(({ answer }) => answer.code === 1007)).toBe(true);
    expect(await operator.database.select().from(player).where(eq(player.phone, phone))).toHaveLength(1);
  });

  it('is held back by the document, until the same end, however its number is typed', async () => {
    const [one, two] = [await newcomer(), await newcomer({ birthday: '1985-05-05' })];
    const idNo = newPassport();
    await one.call('kycSubmit', documentsOf({ idNo }));
    const until = await exclude(one);
    await two.call('launchGame', { gc: 'parol-nights' });
    const spaced = `${idNo.slice(0, 3)}-${idNo.slice(3)}`.toLowerCase();
    const other = { name: 'Rosa Cruz', birthday: '1985-05-05' };
    const sent = await two.call('kycSubmit', documentsOf({ idNo: spaced, ...other }));
    expect(sent).toMatchObject({ code: 1007, data: { kind: 'register', until } });
    expect(sent.msg).toMatch(/^You can't play right now\. Help: \(02\) 8248-9568\.$/);
    expect((await two.call('getUserScore')).code).toBe(400);
    expect(await awayOf(two)).toEqual(held(until));
    const kind = { ...documentsOf({ idNo, name: 'Tala Villar' }), idType: 'umid' };
    const third = await newcomer();
    expect((await third.call('kycSubmit', kind)).code).toBe(200);
  });

  it('meets the demo account that is excluded, by its passport', async () => {
    const other = { name: 'Rosa Cruz', birthday: '1985-05-05' };
    const own = await newcomer({ birthday: other.birthday });
    const sent = await own.call('kycSubmit', documentsOf({ idNo: 'P1234567A', ...other }));
    expect(sent).toMatchObject({ code: 1007, data: { kind: 'register' } });
    const demo = await operator.guest().login('639170000007', password);
    expect(demo).toMatchObject({ code: 1007, data: { kind: 'exclusion', until: sent.data.until } });
  });

  it('is held back by the phone that it is completed with, and does not get it', async () => {
    const phone = newPhone();
    const until = await exclude(await newcomer({ phone }));
    operator.pass(61);
    const newcomerElsewhere = operator.guest();
    const elsewhere = { type: 'google', openid: `google-${phone}` };
    newcomerElsewhere.adopt(await newcomerElsewhere.call('thirdLogin', elsewhere));
    await newcomerElsewhere.call('sendCode', { phone, scene: 'bind' });
    const form = { birthday: '1985-05-05', agree: 1, phone, code: '123456' };
    const refused = await newcomerElsewhere.call('completeAccount', form);
    expect(refused).toMatchObject({ code: 1007, data: { kind: 'register', until } });
    expect((await newcomerElsewhere.call('getUserScore')).code).toBe(400);
    const again = await operator.guest().call('thirdLogin', elsewhere);
    expect(again).toMatchObject({ code: 1007, data: { kind: 'register', until } });
    const [row] = await operator.database
      .select()
      .from(player)
      .where(eq(player.id, newcomerElsewhere.userId));
    expect(row?.phone).toBeNull();
  });

  it('pays out what is its own and does nothing else', async () => {
    const [one, two] = [await newcomer(), await newcomer()];
    const idNo = newPassport();
    await two.call('kycSubmit', documentsOf({ idNo }));
    await pass(two);
    await give(two, 700);
    expect((await two.deposit()).code).toBe(200);
    await two.call('launchGame', { gc: 'bangka-bay' });
    await one.call('kycSubmit', documentsOf({ idNo }));
    await exclude(one);
    const [found] = await casesOf(two);
    await control('personCase', { id: found?.id ?? 0, state: 'same' });
    const { data } = await login(two);
    two.token = data.payout;
    await two.renewSecretKey();
    expect((await two.call('getUserScore')).data.Score).toBe(7_000_000);
    expect((await two.deposit()).code).toBe(1007);
    expect((await two.call('launchGame', { gc: 'parol-nights' })).code).toBe(1007);
    const name = documentsOf({ idNo }).name;
    expect((await two.withdraw({ amount: '700', account_name: name })).code).toBe(100);
    const [order] = await operator.database.select().from(deposit).where(eq(deposit.playerId, two.userId));
    expect(order).toMatchObject({ status: 2, closedFor: 'away' });
  });

  it('that is open already is closed with the first absence, and longer with a longer one', async () => {
    const [one, two] = [await newcomer(), await newcomer()];
    const idNo = newPassport();
    await one.call('kycSubmit', documentsOf({ idNo }));
    await two.call('kycSubmit', documentsOf({ idNo }));
    expect(await awayOf(two)).toEqual(open);
    const until = await exclude(one);
    expect((await two.call('getUserScore')).code).toBe(400);
    expect(await awayOf(two)).toEqual(held(until));
    const later = await exclude(one, 12);
    expect(later).toBeGreaterThan(until);
    expect(await awayOf(two)).toEqual(held(later));
  });

  it('is open again when that absence is over', async () => {
    const [one, two] = [await newcomer(), await newcomer()];
    const idNo = newPassport();
    await two.call('kycSubmit', documentsOf({ idNo }));
    await one.call('kycSubmit', documentsOf({ idNo }));
    await one.call('rgBreak', { hours: 24 });
    operator.pass(dayS - 1);
    expect(await awayOf(two)).toMatchObject({ kind: 'register' });
    operator.pass(1);
    expect(await awayOf(two)).toEqual(open);
  });

  it('is held back in whichever order an exclusion and its documents arrive', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      const [one, two] = [await newcomer(), await newcomer()];
      const idNo = newPassport();
      await one.call('kycSubmit', documentsOf({ idNo }));
      const proof = { months: 6, confirm: 'EXCLUDE', password };
      const acts = [() => one.call('rgExclude', proof), () => two.call('kycSubmit', documentsOf({ idNo }))];
      await Promise.all((turn % 2 === 0 ? acts : acts.toReversed()).map((act) => act()));
      expect(await awayOf(two)).toMatchObject({ kind: 'register' });
    }
  });

  it('keeps its own, later end', async () => {
    const [one, two] = [await newcomer(), await newcomer()];
    const idNo = newPassport();
    for (const own of [one, two]) await own.call('kycSubmit', documentsOf({ idNo }));
    const until = await exclude(two, 12);
    expect((await login(two)).data).toMatchObject({ kind: 'exclusion', until });
    expect(await awayOf(one)).toEqual(held(until));
  });
});

describe('what is only like a person who is away', () => {
  /** Two accounts with one thing in common, the first one excluded; the second has not logged in since. */
  const likeness: Readonly<Record<string, () => Promise<readonly [TestPlayer, TestPlayer]>>> = {
    name: async () => {
      const [one, two] = [await newcomer(), await newcomer()];
      await one.call('kycSubmit', documentsOf({ idNo: newPassport(), name: 'Amihan Reyes' }));
      await exclude(one);
      await two.call('kycSubmit', documentsOf({ idNo: newPassport(), name: 'REYES  amihan' }));
      return [one, two];
    },
    payout: async () => {
      const [one, two] = [await newcomer(), await newcomer({ birthday: '1985-05-05' })];
      const bank = { account_no: `0918${passports}`, amount: '100' };
      for (const own of [one, two]) {
        await give(own, 100);
        await verify(own);
      }
      await one.call('rgBreak', { hours: 24 });
      one.token = (await login(one)).data.payout;
      await one.renewSecretKey();
      expect((await one.withdraw(bank)).code).toBe(100);
      await exclude(one);
      await operator.database.update(player).set({ depositCount: 1 }).where(eq(player.id, two.userId));
      const taken = await two.withdraw(bank);
      expect(taken).toMatchObject({ code: 100, orderid: expect.stringMatching(/^W/) });
      expect(taken).toMatchObject({ away: { kind: 'register', until: 0, payout: expect.any(String) } });
      expect((await two.call('getUserScore')).code).toBe(400);
      return [one, two];
    },
    deviceBirthday: async () => {
      const deviceId = `device-${newPassport()}`;
      const [one, two] = [await newcomer({ deviceId }), await newcomer()];
      await exclude(one);
      await login(two, { deviceId });
      return [one, two];
    },
  };

  it.each(Object.keys(likeness))('is held back by %s until somebody has decided', async (kind) => {
    const [one, two] = (await likeness[kind]?.()) ?? [];
    if (!one || !two) throw new Error('Nobody is like anybody');
    expect(await awayOf(two)).toEqual(held(0));
    const [found] = await casesOf(two);
    expect(found).toMatchObject({ kind, state: 'open', matchedId: one.userId });
    expect((found?.dueAtMs ?? 0) - (found?.atMs ?? 0)).toBe(dayS * 1000);
    operator.pass(2 * dayS);
    expect(await awayOf(two)).toEqual(held(0));
    const decide = (state: string) => control('personCase', { id: found?.id ?? 0, state });
    await decide('other');
    expect(await awayOf(two)).toEqual(open);
    expect(await awayOf(two)).toEqual(open);
    await decide('same');
    const { until } = (await login(one)).data;
    expect(await awayOf(two)).toEqual(held(until));
  });

  it('is a note when it is the device alone', async () => {
    const deviceId = `device-${newPassport()}`;
    const [one, two] = [await newcomer({ deviceId }), await newcomer({ birthday: '1985-05-05', deviceId })];
    await exclude(one);
    expect(await awayOf(two)).toEqual(open);
    const [found] = await casesOf(two);
    expect(found).toMatchObject({ kind: 'device', state: 'note', matchedId: one.userId });
    const refused = await control('personCase', { id: found?.id ?? 0, state: 'same' });
    expect(refused).toMatchObject({ ok: false, reason: 'notFound' });
  });

  it('opens no account by device and birthday, until it is decided that it is somebody else', async () => {
    const [phone, deviceId] = [newPhone(), `device-${newPassport()}`];
    await exclude(await newcomer({ deviceId }));
    expect((await register({ phone, deviceId })).answer).toMatchObject({ code: 1007, data: { until: 0 } });
    const [found] = (await control('personCases')).cases;
    expect(found).toMatchObject({ kind: 'deviceBirthday', state: 'open' });
    expect(found).not.toHaveProperty('userId');
    await control('personCase', { id: found?.id ?? 0, state: 'other' });
    operator.pass(61);
    const { device, answer } = await register({ phone, deviceId });
    expect(answer.code).toBe(200);
    expect(await awayOf(device)).toEqual(open);
  });

  it.each([
    ['Amihan Reyes', 'Amihan Santos Reyes'],
    ['Amihan Santos Dela Reyes', 'REYES Amihan'],
    ['Ma. Amihan Luz Rosa Santos Dela Cruz Reyes', 'Amihan Reyes'],
  ])('is held back when %s is away and %s has the same birthday', async (away, name) => {
    const birthday = `19${70 + (passports % 30)}-03-0${(passports % 9) + 1}`;
    const [one, two] = [await newcomer({ birthday }), await newcomer({ birthday })];
    const sent = await one.call('kycSubmit', documentsOf({ idNo: newPassport(), name: away, birthday }));
    expect(sent).toMatchObject({ code: 200 });
    await exclude(one);
    // The documents are taken and the account is held back with them, which is the answer.
    const other = await two.call('kycSubmit', documentsOf({ idNo: newPassport(), name, birthday }));
    expect(other).toMatchObject({ code: 1007, data: { kind: 'register' } });
    expect(await awayOf(two)).toEqual(held(0));
    expect(await casesOf(two)).toMatchObject([{ kind: 'name', state: 'open', matchedId: one.userId }]);
  });

  it('is no brother, who shares the family name and the birthday', async () => {
    const birthday = '1983-03-03';
    const [one, two] = [await newcomer({ birthday }), await newcomer({ birthday })];
    const documentOf = (name: string) => documentsOf({ idNo: newPassport(), name, birthday });
    await one.call('kycSubmit', documentOf('Lakan Santos Dela Cruz'));
    await exclude(one);
    expect((await two.call('kycSubmit', documentOf('Isagani Santos Dela Cruz'))).code).toBe(200);
    expect(await awayOf(two)).toEqual(open);
  });

  it('is not a name of one word, nor a name with another birthday', async () => {
    const [one, two] = [await newcomer(), await newcomer()];
    await one.call('kycSubmit', documentsOf({ idNo: newPassport(), name: 'Dalisay Ramos' }));
    await exclude(one);
    const other = documentsOf({ idNo: newPassport(), name: 'Dalisay Ramos', birthday: '1991-01-01' });
    await operator.database.update(player).set({ birthday: '1991-01-01' }).where(eq(player.id, two.userId));
    expect((await two.call('kycSubmit', other)).code).toBe(200);
    expect(await awayOf(two)).toEqual(open);
  });

  it('holds nobody by a document that another account only claims', async () => {
    const [claimant, owner] = [await newcomer(), await newcomer({ birthday: '1985-05-05' })];
    const idNo = newPassport();
    await owner.call('kycSubmit', documentsOf({ idNo, birthday: '1985-05-05' }));
    await pass(owner);
    await claimant.call('kycSubmit', documentsOf({ idNo }));
    await exclude(claimant);
    expect(await awayOf(owner)).toEqual(held(0));
    const [found] = await casesOf(owner);
    await control('personCase', { id: found?.id ?? 0, state: 'other' });
    expect(await awayOf(owner)).toEqual(open);
  });
});

describe('what is kept of persons', () => {
  it('are hashes with a key, and the export of the state has none of them', async () => {
    const phone = newPhone();
    const own = await newcomer({ phone });
    const idNo = newPassport();
    await own.call('kycSubmit', documentsOf({ idNo }));
    const marks = await operator.database
      .select()
      .from(personMark)
      .where(eq(personMark.playerId, own.userId));
    expect(marks.map(({ kind }) => kind).toSorted()).toEqual(['document', 'name', 'phone']);
    expect(JSON.stringify(marks)).not.toMatch(new RegExp(`${phone}|${idNo}|LIGAYA`, 'i'));
    const { tables } = await control('export');
    const [row] = tables['person_mark']?.rows ?? [];
    expect(row).not.toHaveProperty('hash');
  });

  it('is entered anew for everybody of before, the same under the same key alone', async () => {
    const own = await newcomer();
    const ofOwn = () =>
      operator.database.select().from(personMark).where(eq(personMark.playerId, own.userId));
    const before = await ofOwn();
    const forget = () => operator.database.delete(personMark).where(eq(personMark.playerId, own.userId));
    await forget();
    await enterKnownPersons(operator.database, demoPersonKey);
    expect((await ofOwn()).map(({ hash }) => hash)).toEqual(before.map(({ hash }) => hash));
    expect(await isPersonKey(operator.database, demoPersonKey)).toBe(true);
    expect(await isPersonKey(operator.database, 'another key')).toBe(false);
    await forget();
    await enterKnownPersons(operator.database, 'another key');
    expect((await ofOwn()).map(({ hash }) => hash)).not.toEqual(before.map(({ hash }) => hash));
  });
});
