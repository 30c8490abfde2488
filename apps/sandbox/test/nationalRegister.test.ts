import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { player } from '../src/database/tables/player';
import { askNational, memoryRegister } from '../src/rules/persons/NationalRegister';
import { defaultSwitches } from '../src/kernel/switches';
import { controlOf } from './support/controlOf';
import { documentsOf } from './support/documentsOf';
import { newPlayer } from './support/newPlayer';
import { openTestDatabase } from './support/openTestDatabase';
import { TestOperator } from './support/TestOperator';
import type { TestPlayer } from './support/TestPlayer';

const password = 'Play1234';
const dayS = 86_400;
const switches = defaultSwitches();
let operator: TestOperator;
let control: ReturnType<typeof controlOf>;

beforeAll(async () => {
  // The control moves the switches of the operator; its register reads them, and is waited for a little only.
  const opened = await openTestDatabase();
  operator = new TestOperator(opened, {
    nationalRegister: {
      patienceMs: 20,
      check: (person) => memoryRegister(operator.operator.switches).check(person),
    },
  });
  control = controlOf(operator);
});

afterAll(() => operator.opened.close());

afterEach(() => control('ndrp', { on: true }));

const login = (own: TestPlayer) => operator.guest().call('login', { account: String(own.userId), password });
const phoneOf = async (own: TestPlayer): Promise<string> => {
  const [row] = await operator.database.select().from(player).where(eq(player.id, own.userId));
  return row?.phone ?? '';
};

describe('who stands in the national register', () => {
  it('gets no account', async () => {
    const phone = '639185000001';
    await control('ndrp', { phone, listed: true });
    const guest = operator.guest();
    await guest.call('sendCode', { phone, scene: 'register' });
    const form = { phone, code: '123456', password, password1: password, birthday: '1990-01-01', agree: 1 };
    const { code, msg, data } = await guest.call('register', form);
    expect({ code, data }).toEqual({ code: 1007, data: { kind: 'register', until: 0 } });
    expect(msg).toContain('We cannot open an account now');
    await control('ndrp', { phone, listed: false });
    operator.pass(61);
    await guest.call('sendCode', { phone, scene: 'register' });
    expect((await guest.call('register', form)).code).toBe(200);
  });

  it('is away from the next login until the end that it tells, or until it is taken out', async () => {
    const own = await newPlayer(operator);
    const phone = await phoneOf(own);
    const until = Math.floor(operator.nowMs / 1000) + 10 * dayS;
    await control('ndrp', { phone, until });
    expect((await login(own)).data).toMatchObject({ kind: 'register', until, payout: expect.any(String) });
    await control('ndrp', { phone, until: 0 });
    expect((await login(own)).data).toMatchObject({ kind: 'register', until: 0 });
    await control('ndrp', { phone, listed: false });
    expect((await login(own)).code).toBe(200);
  });

  it('is found by the documents as well, which are taken', async () => {
    const own = await newPlayer(operator);
    await control('ndrp', { document: { type: 'passport', number: 'Z 765-4321' } });
    const sent = await own.call('kycSubmit', documentsOf({ idNo: 'Z7654321' }));
    expect(sent).toMatchObject({ code: 1007, data: { kind: 'register', until: 0 } });
    const { data } = await login(own);
    own.token = data.payout;
    expect((await own.call('kycInfo')).data.state).toBe(1);
  });

  it('is asked about at an order or a game when the last answer is more than a day old', async () => {
    for (const act of [(own: TestPlayer) => own.deposit(), launch]) {
      const own = await newPlayer(operator);
      const phone = await phoneOf(own);
      await control('ndrp', { phone });
      operator.pass(dayS);
      expect((await act(own)).code).toBe(200);
      operator.pass(1);
      expect(await act(own)).toMatchObject({ code: 1007 });
      expect((await own.call('getUserScore')).code).toBe(400);
      await control('ndrp', { phone, listed: false });
    }
  });
});

it('is asked before a letter that advertises', async () => {
  const own = await newPlayer(operator);
  const phone = await phoneOf(own);
  const letter = { userId: own.userId, title: 'News', text: 'Text', kind: 'plain', amount: 0 };
  await control('ndrp', { phone });
  operator.pass(dayS + 1);
  expect(await control('mail', letter)).toEqual({ ok: false, reason: 'accountHeld' });
  const other = await newPlayer(operator);
  await control('ndrp', { phone, listed: false, on: false });
  operator.pass(dayS + 1);
  const unknown = { ok: false, reason: 'nationalListUnknown' };
  expect(await control('mail', { ...letter, userId: other.userId })).toEqual(unknown);
});

const launch = (own: TestPlayer) => own.call('launchGame', { gc: 'parol-nights' });

describe('a national register that does not answer', () => {
  it('lets no account be opened, and leaves the code good', async () => {
    const phone = '639185000002';
    const guest = operator.guest();
    await guest.call('sendCode', { phone, scene: 'register' });
    const form = { phone, code: '123456', password, password1: password, birthday: '1990-01-01', agree: 1 };
    await control('ndrp', { on: false });
    const refused = await guest.call('register', form);
    expect(refused).toMatchObject({
      code: 1023,
      msg: 'We cannot check the national list now. Try again later.',
    });
    await control('ndrp', { on: true });
    expect((await guest.call('register', form)).code).toBe(200);
  });

  it('lets nobody order or play once its last answer is more than a day old; logging in and money out go on', async () => {
    const own = await newPlayer(operator);
    await control('credit', { userId: own.userId, amount: 300 });
    await operator.database.update(player).set({ kycState: 2 }).where(eq(player.id, own.userId));
    await control('ndrp', { on: false });
    expect([(await own.deposit()).code, (await launch(own)).code]).toEqual([200, 200]);
    operator.pass(dayS + 1);
    await own.renewSecretKey();
    expect([(await own.deposit()).code, (await launch(own)).code]).toEqual([1023, 1023]);
    const again = await login(own);
    expect(again.code).toBe(200);
    own.token = again.data.token;
    await own.renewSecretKey();
    expect([(await own.deposit()).code, (await launch(own)).code]).toEqual([1023, 1023]);
    const away = await own.call('rgBreak', { hours: 24 });
    own.token = away.data.away.payout;
    await own.renewSecretKey();
    expect((await own.withdraw({ amount: '300' })).code).toBe(100);
    await control('ndrp', { on: true });
    operator.pass(dayS);
    own.token = (await login(own)).data.token;
    await own.renewSecretKey();
    expect([(await own.deposit()).code, (await launch(own)).code]).toEqual([200, 200]);
  });

  it('is waited for three seconds, and what fails is no answer either', async () => {
    vi.useFakeTimers();
    try {
      switches.isNationalRegisterSilent = true;
      const answers: unknown[] = [];
      const asked = askNational(memoryRegister(switches), { phone: '639185000003' }).then((answer) =>
        answers.push(answer),
      );
      await vi.advanceTimersByTimeAsync(2_999);
      expect(answers).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      await asked;
      expect(answers).toEqual([undefined]);
    } finally {
      vi.useRealTimers();
    }
    const failing = {
      check: () => {
        throw new Error('No line to the authority');
      },
    };
    expect(await askNational(failing, {})).toBeUndefined();
  });
});
