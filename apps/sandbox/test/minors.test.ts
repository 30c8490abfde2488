import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { player } from '../src/database/tables/player';
import { controlOf } from './support/controlOf';
import { documentsOf } from './support/documentsOf';
import { newPlayer } from './support/newPlayer';
import { openTestDatabase } from './support/openTestDatabase';
import { TestOperator } from './support/TestOperator';
import type { TestPlayer } from './support/TestPlayer';

const password = 'Play1234';
/** The sandbox's tests begin on 18 November 2026 in Manila: 21 on 19 November. */
const tooYoung = '2005-11-19';
const ofAgeS = Date.parse('2026-11-19T00:00:00+08:00') / 1000;
const heldUntilThen = { code: 1007, data: { kind: 'register', until: ofAgeS } };

let operator: TestOperator;
let control: ReturnType<typeof controlOf>;
let people = 0;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
  control = controlOf(operator);
});

afterAll(() => operator.opened.close());

const newPassport = () => `M${(people += 1) + 4_000_000}`;
const freshPhone = () => String(639_186_000_000 + (people += 1));
const login = (own: TestPlayer) => operator.guest().login(String(own.userId), password);

async function fromElsewhere(): Promise<TestPlayer> {
  const device = operator.guest();
  people += 1;
  device.adopt(await device.call('thirdLogin', { type: 'google', openid: `minor-${people}` }));
  return device;
}

/** A form with a phone and its code, which is sent. */
async function formWith(device: TestPlayer, phone: string, birthday: string) {
  operator.pass(61);
  await device.call('sendCode', { phone, scene: 'bind' });
  return { birthday, agree: 1, phone, code: '123456' };
}

async function register(phone: string) {
  operator.pass(61);
  const device = operator.guest();
  await device.call('sendCode', { phone, scene: 'register' });
  const own = { password, password1: password, birthday: '1990-01-01', agree: 1 };
  return await device.call('register', { phone, code: '123456', ...own });
}

describe('the identity document of somebody who turned out to be under 21', () => {
  it('holds another account that it is sent for with an older birthday, until that age', async () => {
    const idNo = newPassport();
    const minor = await newPlayer(operator);
    const young = documentsOf({ idNo, birthday: tooYoung });
    expect((await minor.call('kycSubmit', young)).code).toBe(1016);
    const other = await newPlayer(operator);
    const older = documentsOf({ idNo });
    expect(await other.call('kycSubmit', older)).toMatchObject(heldUntilThen);
    expect((await other.call('launchGame', { gc: 'parol-nights' })).code).not.toBe(200);
    expect(await login(other)).toMatchObject(heldUntilThen);
  });

  it('holds an account that has sent it before as well', async () => {
    const idNo = newPassport();
    const other = await newPlayer(operator);
    expect((await other.call('kycSubmit', documentsOf({ idNo }))).code).toBe(200);
    const minor = await newPlayer(operator);
    await minor.call('kycSubmit', documentsOf({ idNo, birthday: tooYoung }));
    expect((await other.call('getUserScore')).code).toBe(400);
    expect(await login(other)).toMatchObject(heldUntilThen);
  });

  it('holds nobody who has proven it: that is for a person to decide', async () => {
    const idNo = newPassport();
    const owner = await newPlayer(operator);
    await owner.call('kycSubmit', documentsOf({ idNo }));
    await control('kyc', { userId: owner.userId, pass: true });
    const minor = await newPlayer(operator);
    await minor.call('kycSubmit', documentsOf({ idNo, birthday: tooYoung }));
    const { cases } = await control('personCases');
    const found = cases.find(({ userId }) => userId === owner.userId);
    expect(found).toMatchObject({ kind: 'document', state: 'open', matchedId: minor.userId });
    await control('personCase', { id: found?.id ?? 0, state: 'other' });
    expect((await login(owner)).code).toBe(200);
  });
});

describe('the phone of somebody who turned out to be under 21', () => {
  it('that was proven with that birthday opens no other account, and completes none', async () => {
    const phone = freshPhone();
    const minor = await fromElsewhere();
    expect((await minor.call('completeAccount', await formWith(minor, phone, tooYoung))).code).toBe(1016);
    expect(await register(phone)).toMatchObject({ code: 1007, data: { kind: 'register' } });
    expect(await operator.database.$count(player, eq(player.phone, phone))).toBe(0);
    const other = await fromElsewhere();
    const refused = await other.call('completeAccount', await formWith(other, phone, '1990-01-01'));
    expect(refused).toMatchObject(heldUntilThen);
  });

  it('that was only typed stays its owner’s', async () => {
    const phone = freshPhone();
    const minor = await fromElsewhere();
    const form = await formWith(minor, phone, tooYoung);
    expect((await minor.call('completeAccount', { ...form, code: '000000' })).code).toBe(1016);
    expect((await register(phone)).code).toBe(200);
  });

  it('is free again from that birthday on', async () => {
    const phone = freshPhone();
    const minor = await fromElsewhere();
    await minor.call('completeAccount', await formWith(minor, phone, tooYoung));
    operator.pass(ofAgeS - Math.floor(operator.nowMs / 1000));
    expect((await register(phone)).code).toBe(200);
  });
});
