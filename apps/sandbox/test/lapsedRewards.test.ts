import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mail } from '../src/database/tables/mail';
import { player } from '../src/database/tables/player';
import { inviteBonus } from '../src/database/tables/referrals';
import { accountIds, readBalance } from '../src/ledger/accounts';
import { checkInvariants } from '../src/ledger/invariants';
import { inviteCodeOf } from '../src/rules/referrals/inviteCode';
import { controlOf } from './support/controlOf';
import { creditedDeposit } from './support/creditedDeposit';
import { documentsOf } from './support/documentsOf';
import { newPlayer } from './support/newPlayer';
import { openTestDatabase } from './support/openTestDatabase';
import { TestOperator } from './support/TestOperator';
import type { TestPlayer } from './support/TestPlayer';

const password = 'Play1234';
const dayS = 86_400;
let operator: TestOperator;
let control: ReturnType<typeof controlOf>;
let device: TestPlayer;
let phones = 639_184_000_000;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
  control = controlOf(operator);
});

afterAll(() => operator.opened.close());

beforeEach(async () => {
  device = await newPlayer(operator);
});

const change = (facts: Partial<typeof player.$inferInsert>) =>
  operator.database.update(player).set(facts).where(eq(player.id, device.userId));

/** Somebody who registers through the player's link. */
async function newFriend(): Promise<TestPlayer> {
  phones += 1;
  const friend = operator.guest();
  await friend.call('sendCode', { phone: String(phones), scene: 'register' });
  const form = { code: '123456', password, password1: password, birthday: '1990-05-17', agree: 1 };
  const invite = inviteCodeOf(device.userId);
  friend.adopt(await friend.call('register', { ...form, phone: String(phones), invite }));
  return friend;
}

/** Comes back from an exclusion that has ended meanwhile, and answers what is asked then. */
async function comeBack(): Promise<void> {
  await change({ coolingUntilMs: operator.nowMs });
  const login = async () => (await operator.guest().login(String(device.userId), password)).data.payout;
  device.token = await login();
  expect((await device.call('rgReturn')).data.done).toBe(0);
  operator.pass(dayS);
  device.token = await login();
  expect((await device.call('rgReturn')).data.done).toBe(1);
  await device.call('rgPrompt', { answer: 'none' });
}

const exclude = () => device.call('rgExclude', { months: 6, confirm: 'EXCLUDE', password });
const claimFriends = () => device.call('getShareDep');
const potOf = ({ userId }: TestPlayer) => readBalance(operator.database, accountIds.bonus(userId));

describe('what waits to be claimed', () => {
  it('for friends has lapsed with an exclusion, and so has what they bring meanwhile', async () => {
    const friend = await newFriend();
    expect((await device.call('userShareInfo')).data.can).toBe(5);
    await exclude();
    await creditedDeposit(operator, friend, 500);
    await newFriend();
    await comeBack();
    expect(await claimFriends()).toMatchObject({ code: 1008 });
    expect((await device.call('userShareInfo')).data).toMatchObject({ can: 0, got: 0 });
    expect((await device.call('shareDep')).data.list.map(({ state }: { state: number }) => state)).toEqual([
      2, 2,
    ]);
    await newFriend();
    expect((await claimFriends()).data.am).toBe(5);
  });

  it('for friends waits through a break', async () => {
    const friend = await newFriend();
    await device.call('rgBreak', { hours: 24 });
    await creditedDeposit(operator, friend, 500);
    operator.pass(dayS);
    await device.login(String(device.userId), password);
    expect((await claimFriends()).data.am).toBe(25);
  });

  it('for a VIP level has lapsed with an exclusion', async () => {
    await change({ vipLevel: 2 });
    expect((await device.call('getUserLv', { vip: 1 })).code).toBe(200);
    await exclude();
    await comeBack();
    expect((await device.call('getUserLv', { vip: 2 })).code).toBe(1009);
    await change({ vipLevel: 3 });
    expect((await device.call('getUserLv', { vip: 3 })).code).toBe(200);
  });
});

describe('another account of a person who is excluded', () => {
  it('keeps its own money, and no gift, no pot and nothing to claim', async () => {
    const document = documentsOf({ idNo: 'L7654321X' });
    await device.call('kycSubmit', document);
    await newFriend();
    await control('credit', { userId: device.userId, amount: 300 });
    await control('mail', {
      userId: device.userId,
      title: 'One',
      text: 'Two',
      kind: 'important',
      amount: 20,
    });
    const [letter] = (await device.call('getMsgList', { id: 0 })).data;
    const { orderid } = await device.deposit({ amount: '1000', acId: 19 });
    await control('order', { orderId: orderid, state: 'credited' });
    expect(await potOf(device)).toBeGreaterThan(0);

    const other = await newPlayer(operator);
    await other.call('kycSubmit', document);
    expect((await other.call('rgExclude', { months: 6, confirm: 'EXCLUDE', password })).code).toBe(200);
    expect(Number(await potOf(device))).toBe(0);
    expect(await readBalance(operator.database, accountIds.cash(device.userId))).toBe(13_000_000);

    const own = operator.guest();
    own.token = (await own.login(String(device.userId), password)).data.payout;
    const letters: readonly { readonly title: string }[] = (await own.call('getMsgList', { id: 0 })).data;
    expect(letters.map(({ title }) => title)).toContain("You can't play right now");
    // Nobody opens this account before the person is back: what lapsed is read where it is kept.
    const { database, nowMs } = operator;
    const bonuses = await database.select().from(inviteBonus).where(eq(inviteBonus.playerId, device.userId));
    expect(bonuses).toMatchObject([{ claimedAtMs: null, lapsedAtMs: nowMs }]);
    const [found] = await database.select().from(mail).where(eq(mail.id, letter.id));
    expect(found).toMatchObject({ receivedAtMs: null, endsAtMs: nowMs });
  });
});

it('leaves the ledger sound', async () => {
  const lines = await checkInvariants(operator.database);
  expect(lines.filter(({ violations }) => violations > 0)).toEqual([]);
});
