import { moneyFromPeso, zeroMoney } from '@kislap/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkInvariants } from '../src/ledger/invariants';
import { player } from '../src/database/tables/player';
import { session } from '../src/database/tables/access';
import { openTestDatabase } from './support/openTestDatabase';
import { seededAtMs } from './support/seededAt';
import { TestOperator } from './support/TestOperator';

let operator: TestOperator;
let phones = 639_180_000_000;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
});

afterAll(async () => await operator.opened.close());

function freshPhone(): string {
  phones += 1;
  return String(phones);
}

function registration(phone: string, changed: Readonly<Record<string, string | number>> = {}) {
  return {
    phone,
    code: '123456',
    password: 'Play1234',
    password1: 'Play1234',
    birthday: '1990-05-17',
    agree: 1,
    ...changed,
  };
}

async function registered(phone: string) {
  const device = operator.guest();
  await device.call('sendCode', { phone, scene: 'register' });
  device.adopt(await device.call('register', registration(phone)));
  return device;
}

describe('register', () => {
  it('welcomes with the gift that is set, once, as a bonus that has to be bet', async () => {
    const { switches } = operator.operator;
    const device = operator.guest();
    const phone = freshPhone();
    switches.welcomeGift = moneyFromPeso(50);
    await device.call('sendCode', { phone, scene: 'register' });
    const first = await device.call('register', registration(phone), { key: 'welcome-twice' });
    switches.welcomeGift = zeroMoney;
    const again = await device.call('register', registration(phone), { key: 'welcome-twice' });
    device.adopt(first);
    expect([first.data.gift, again.data.gift]).toEqual([50, 50]);
    expect(again.data.token).toBe(first.data.token);
    expect((await device.call('getUserInfo')).data.Score).toBe(500_000);
    expect((await device.call('userCashCheck')).data.needFlow).toBe(50);
    expect((await device.call('lotteryLog', { logId: 0 })).data).toMatchObject([
      { title: 'Welcome gift', am: 50 },
    ]);
  });

  it('opens an account with the sent code and signs it in', async () => {
    const phone = freshPhone();
    const device = await registered(phone);
    const { data } = await device.call('getUserInfo');
    expect(data).toMatchObject({ UserID: device.userId, Phone: phone, Score: 0, DepCount: 0, UserVip: 0 });
  });

  it.each([
    ['a wrong code', { code: '654321' }, 1004],
    ['a phone that is no mobile', { phone: '638171234567' }, 1001],
    ['a player under 21', { birthday: '2006-01-01' }, 1016],
    ['a birthday that does not exist', { birthday: '1990-02-30' }, 1001],
    ['a password without a digit', { password: 'Password', password1: 'Password' }, 1017],
    ['a password of 65 characters', { password: `a1${'x'.repeat(63)}`, password1: 'x' }, 1001],
    ['a password that everybody guesses', { password: 'Password1', password1: 'Password1' }, 1017],
    ['a phone with too many digits', { phone: '99999999999999999999' }, 1001],
    ['a phone with letters in it', { phone: 'x639171234567' }, 1001],
    ['a birthday in the year 1000', { birthday: '1000-01-01' }, 1001],
    ['two different passwords', { password1: 'Play12345' }, 1018],
    ['terms not agreed to', { agree: 0 }, 1001],
  ])('refuses %s', async (_, changed, code) => {
    const phone = freshPhone();
    const device = operator.guest();
    await device.call('sendCode', { phone, scene: 'register' });
    expect((await device.call('register', registration(phone, changed))).code).toBe(code);
  });

  it('refuses a phone that has an account, to whoever proves to own it', async () => {
    const device = operator.guest();
    await device.call('sendCode', { phone: '639170000001', scene: 'register' });
    expect((await device.call('register', registration('639170000001'))).code).toBe(1003);
  });

  it('answers a repeated call with the same account and token, and with another one once that session has ended', async () => {
    const phone = freshPhone();
    const device = operator.guest();
    await device.call('sendCode', { phone, scene: 'register' });
    const first = await device.call('register', registration(phone), { key: 'register-twice' });
    const again = await device.call('register', registration(phone), { key: 'register-twice' });
    expect(again).toMatchObject({ code: 200, replayed: true, data: { UserID: first.data.UserID } });
    expect(again.data.token).toBe(first.data.token);
    device.adopt(again);
    await device.call('loginOut');
    device.token = '';
    const later = await device.call('register', registration(phone), { key: 'register-twice' });
    expect(later).toMatchObject({ code: 200, data: { UserID: first.data.UserID } });
    expect(later.data.token).not.toBe(first.data.token);
    device.adopt(later);
    expect((await device.call('getUserInfo')).code).toBe(200);
  });

  it('remembers who invited the player', async () => {
    const phone = freshPhone();
    const inviter = await operator.loggedIn('639170000002');
    const { data } = await inviter.call('getUserInfo');
    const device = operator.guest();
    await device.call('sendCode', { phone, scene: 'register' });
    await device.call('register', registration(phone, { invite: data.InviteCode }));
    const [row] = await operator.database.select().from(player).where(eq(player.phone, phone));
    expect(row?.invitedBy).toBe(inviter.userId);
  });
});

describe('codes', () => {
  it('are sent once a minute', async () => {
    const phone = freshPhone();
    const device = operator.guest();
    expect((await device.call('sendCode', { phone })).data).toEqual({ next: 60, expire: 300 });
    operator.pass(20);
    expect(await device.call('sendCode', { phone })).toMatchObject({ code: 1006, data: { wait: 40 } });
    operator.pass(40);
    expect((await device.call('sendCode', { phone })).code).toBe(200);
  });

  it('are sent once to calls at once, whichever of them gets its turn first', async () => {
    const phone = freshPhone();
    const device = operator.guest();
    expect((await device.call('sendCode', { phone })).code).toBe(200);
    operator.pass(-2);
    expect(await device.call('sendCode', { phone })).toMatchObject({ code: 1006, data: { wait: 60 } });
    operator.pass(-86_400);
    expect((await device.call('sendCode', { phone })).code).toBe(200);
    operator.pass(86_402);
  });

  it('are sent at most ten times a Manila day', async () => {
    const phone = freshPhone();
    const device = operator.guest();
    for (let send = 0; send < 10; send += 1) {
      expect((await device.call('sendCode', { phone })).code).toBe(200);
      operator.pass(61);
    }
    const refused = await device.call('sendCode', { phone });
    expect(refused.code).toBe(1006);
    operator.pass(refused.data.wait);
    expect((await device.call('sendCode', { phone })).code).toBe(200);
  });

  it('stop working after five wrong tries', async () => {
    const phone = freshPhone();
    const device = operator.guest();
    await device.call('sendCode', { phone, scene: 'register' });
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const wrong = await device.call('register', registration(phone, { code: `00000${attempt}` }));
      expect(wrong.code).toBe(1004);
    }
    expect((await device.call('register', registration(phone))).code).toBe(1004);
  });

  it('stop working after five minutes', async () => {
    const phone = freshPhone();
    const device = operator.guest();
    await device.call('sendCode', { phone, scene: 'register' });
    operator.pass(301);
    expect((await device.call('register', registration(phone))).code).toBe(1004);
  });

  it('work once', async () => {
    const phone = freshPhone();
    const device = await registered(phone);
    operator.pass(61);
    await device.call('sendCode', { phone, scene: 'reset' });
    const form = { phoneNum: phone, code: '123456', password: 'Mabuhay12', password1: 'Mabuhay12' };
    expect((await device.call('resetPwd', form)).code).toBe(200);
    expect((await device.call('resetPwd', form)).code).toBe(1004);
  });
});

describe('login', () => {
  it.each(['639170000002', '09170000002', '9170000002', '+63 917 000 0002', '100002'])(
    'takes the account as %s',
    async (account) => {
      const reply = await operator.guest().login(account, 'Play1234');
      expect(reply).toMatchObject({ code: 200, data: { UserID: 100002 } });
    },
  );

  it('answers an unknown phone like a wrong password', async () => {
    const wrong = await operator.guest().login('639170000001', 'Wrong1234');
    const unknown = await operator.guest().login('639199999999', 'Wrong1234');
    expect({ ...unknown, ts: 0 }).toEqual({ ...wrong, ts: 0 });
    expect(wrong.code).toBe(1002);
  });

  it('locks an account for 15 minutes after five wrong passwords', async () => {
    const phone = freshPhone();
    await registered(phone);
    for (let attempt = 0; attempt < 5; attempt += 1) await operator.guest().login(phone, 'Wrong1234');
    expect(await operator.guest().login(phone, 'Play1234')).toMatchObject({
      code: 1005,
      data: { wait: 900 },
    });
    operator.pass(901);
    expect((await operator.guest().login(phone, 'Play1234')).code).toBe(200);
  });

  it('looks at no more than five passwords, however many come at once', async () => {
    const phone = freshPhone();
    await registered(phone);
    const guesses = Array.from({ length: 12 }, () => operator.guest().login(phone, 'Wrong1234'));
    const codes = (await Promise.all(guesses)).map(({ code }) => code);
    expect(codes.filter((code) => code === 1002)).toHaveLength(5);
    expect(codes.filter((code) => code === 1005)).toHaveLength(7);
  });

  it('takes an SMS code instead of the password', async () => {
    const phone = freshPhone();
    await registered(phone);
    operator.pass(61);
    await operator.guest().call('sendCode', { phone });
    const login = (code: string) => operator.guest().call('login', { account: phone, type: 2, code });
    expect((await login('000000')).code).toBe(1004);
    expect((await login('123456')).code).toBe(200);
  });

  it('tells a resting player until when, but only with the right password', async () => {
    expect((await operator.guest().login('639170000005', 'Wrong1234')).code).toBe(1002);
    const reply = await operator.guest().login('639170000005', 'Play1234');
    expect(reply).toMatchObject({ code: 1007, data: { until: seededAtMs / 1000 + 86_400 } });
  });

  it('tells when the player was here before', async () => {
    const phone = freshPhone();
    await registered(phone);
    const before = Math.floor(operator.nowMs / 1000);
    operator.pass(100);
    expect((await operator.guest().login(phone, 'Play1234')).data.LastLoginTime).toBe(before);
  });
});

describe('sessions', () => {
  it('answer 400 without a token, with an unknown one, and after logging out', async () => {
    const device = await operator.loggedIn('639170000001');
    expect((await operator.guest().call('getUserInfo')).code).toBe(400);
    expect((await device.call('loginOut')).code).toBe(200);
    expect((await device.call('getUserInfo')).code).toBe(400);
    expect((await device.call('loginOut')).code).toBe(200);
  });

  it('begin with a new token at every log-in', async () => {
    const [first, second] = [operator.guest(), operator.guest()];
    await first.login('639170000002', 'Play1234');
    await second.login('639170000002', 'Play1234');
    expect(second.token).not.toBe(first.token);
  });

  it('leave no token in the database', async () => {
    const device = await operator.loggedIn('639170000001');
    const rows = await operator.database.select().from(session);
    expect(JSON.stringify(rows)).not.toContain(device.token);
  });

  it.each(['Bearer', 'bearer', 'BEARER'])('are found by the scheme %s', async (scheme) => {
    const device = await operator.loggedIn('639170000001');
    const headers = { Authorization: `${scheme} ${device.token}` };
    expect((await operator.guest().call('getUserInfo', {}, { headers })).code).toBe(200);
  });

  it('all end when the password is set anew', async () => {
    const phone = freshPhone();
    const device = await registered(phone);
    operator.pass(61);
    await device.call('sendCode', { phone, scene: 'reset' });
    const form = { phoneNum: phone, code: '123456', password: 'Newer1234', password1: 'Newer1234' };
    expect((await operator.guest().call('resetPwd', form)).code).toBe(200);
    expect((await device.call('getUserInfo')).code).toBe(400);
    expect((await device.login(phone, 'Play1234')).code).toBe(1002);
    expect((await device.login(phone, 'Newer1234')).code).toBe(200);
  });

  it('answer an unknown phone in resetPwd like a wrong code', async () => {
    const phone = freshPhone();
    await operator.guest().call('sendCode', { phone, scene: 'reset' });
    const form = { phoneNum: phone, code: '123456', password: 'Newer1234', password1: 'Newer1234' };
    expect((await operator.guest().call('resetPwd', form)).code).toBe(1004);
  });
});

describe('bindPhone', () => {
  async function phoneless() {
    const device = operator.guest();
    const response = await operator.fetch('/__sandbox/session', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ openId: 'sandbox-nophone' }),
    });
    const { token, UserID } = await response.json();
    device.adopt({ code: 200, msg: '', data: { token, UserID }, replayed: false });
    return device;
  }
  const form = (phoneNum: string) => ({
    phoneNum,
    code: '123456',
    password: 'Bound1234',
    password1: 'Bound1234',
  });

  it('refuses a phone of somebody else, then binds a free one and sets the password', async () => {
    const device = await phoneless();
    expect((await device.call('getUserInfo')).data.Phone).toBe('');
    operator.pass(61);
    await device.call('sendCode', { phone: '639170000003', scene: 'bind' });
    expect((await device.call('bindPhone', form('639170000003'))).code).toBe(1003);
    const phone = freshPhone();
    await device.call('sendCode', { phone, scene: 'bind' });
    expect((await device.call('bindPhone', form(phone))).data).toEqual({ Phone: phone });
    expect((await operator.guest().login(phone, 'Bound1234')).data.UserID).toBe(device.userId);
  });

  it('refuses an account that has a phone', async () => {
    const device = await operator.loggedIn('639170000001');
    const phone = freshPhone();
    await device.call('sendCode', { phone, scene: 'bind' });
    expect((await device.call('bindPhone', form(phone))).code).toBe(1003);
  });
});

describe('seed players', () => {
  it('start as described, by the ledger and not by decree', async () => {
    const fresh = new TestOperator(await openTestDatabase());
    const regular = await fresh.loggedIn('639170000002');
    expect((await regular.call('getUserInfo')).data).toMatchObject({
      Score: 123_456_780,
      DepCount: 2,
      Dep15: 1,
      UserVip: 2,
      VipOrder: 4,
      SignTimes: 1,
      IsSignToday: 0,
    });
    expect((await regular.call('userCashCheck')).data).toEqual({
      DepCount: 2,
      own: 12_245.678,
      bonus: 100,
      needFlow: 3000,
      BetFlow: 2876.55,
      wdwLeft: 100_000,
      wdwTimes: 20,
    });
    const whale = await fresh.loggedIn('639170000003');
    expect((await whale.call('getUserInfo')).data).toMatchObject({ UserVip: 5, DepCount: 40 });
    expect((await whale.call('getUserBank')).data).toHaveLength(3);
    expect((await checkInvariants(fresh.database)).every(({ violations }) => violations === 0)).toBe(true);
    await fresh.opened.close();
  });

  it('lose their check-in count on Monday in Manila', async () => {
    const fresh = new TestOperator(await openTestDatabase());
    const sunday = Date.UTC(2026, 10, 22, 15, 59, 59);
    fresh.pass((sunday - seededAtMs) / 1000);
    const regular = await fresh.loggedIn('639170000002');
    expect((await regular.call('getUserInfo')).data.SignTimes).toBe(1);
    fresh.pass(1);
    expect((await regular.call('getUserInfo')).data.SignTimes).toBe(0);
    await fresh.opened.close();
  });
});
