import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { player } from '../src/database/tables/player';
import { settleDue } from '../src/rules/settleDue';
import { Stage } from './everyCall/Stage';
import { newPlayer } from './support/newPlayer';
import { openTestDatabase } from './support/openTestDatabase';
import { TestOperator } from './support/TestOperator';
import type { TestPlayer } from './support/TestPlayer';

const password = 'Play1234';
const dayS = 86_400;
let operator: TestOperator;
let device: TestPlayer;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
});

afterAll(() => operator.opened.close());

beforeEach(async () => {
  device = await newPlayer(operator);
});

const control = (name: string, fields: object) =>
  operator.fetch(`/__sandbox/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
  });
const give = (amount: number) => control('credit', { userId: device.userId, amount });

/** Goes away, and goes on with the session that pays out. */
async function goAway(name: 'rgBreak' | 'rgExclude', fields: object): Promise<TestPlayer> {
  const { code, data } = await device.call(name, { ...fields });
  expect(code).toBe(200);
  return holding(data.away.payout);
}

function holding(token: string): TestPlayer {
  const away = operator.guest();
  [away.userId, away.token] = [device.userId, token];
  return away;
}

const exclude = () => goAway('rgExclude', { months: 6, confirm: 'EXCLUDE', password });

describe('an exclusion that begins', () => {
  /** A friend has bet 10,000 pesos two days ago. */
  async function earn(): Promise<void> {
    const stage = new Stage(operator);
    const friend = await stage.credited(10_000, { invitedBy: device.userId });
    await stage.played(friend, 10_000, { daysAgo: 2 });
  }

  it('pays first what a team has earned, as money that can be taken out', async () => {
    await earn();
    await operator.database.update(player).set({ kycState: 2 }).where(eq(player.id, device.userId));
    const { can } = (await device.call('bonusUserInfo')).data;
    expect(can).toBeGreaterThan(0);
    const away = await exclude();
    expect((await away.call('userCashCheck')).data).toMatchObject({ own: can, bonus: 0 });
    expect((await away.withdraw({ amount: String(can) })).code).toBe(100);
  });

  it('ends what waits in letters', async () => {
    const letter = { kind: 'plain', title: 'A gift', text: 'Text', lasts: 400 * dayS };
    await control('mail', { userId: device.userId, ...letter, amount: 20 });
    const [gift] = (await device.call('getMsgList', { id: 0 })).data;
    await exclude();
    await operator.database
      .update(player)
      .set({ awayKind: 'break', coolingUntilMs: operator.nowMs })
      .where(eq(player.id, device.userId));
    await device.login(String(device.userId), password);
    expect((await device.call('getAccessory', { id: gift.id })).code).toBe(1010);
  });

  it('does neither when a break begins', async () => {
    await earn();
    const away = await goAway('rgBreak', { hours: 24 });
    expect((await away.call('userCashCheck')).data).toMatchObject({ own: 0 });
    operator.pass(dayS);
    await device.login(String(device.userId), password);
    expect((await device.call('bonusUserInfo')).data.can).toBeGreaterThan(0);
  });
});

describe('money that is left while its player is away', () => {
  const title = 'Your money is still here';

  async function lettersAfter(days: number): Promise<number> {
    operator.pass(days * dayS);
    await settleDue(operator.operator);
    const { data } = await operator.guest().call('login', { account: String(device.userId), password });
    const away = holding(data.payout);
    const letters: readonly { readonly title: string }[] = (await away.call('getMsgList', { id: 0 })).data;
    return letters.filter((letter) => letter.title === title).length;
  }

  it('is told about after 7 and after 30 days, and no more', async () => {
    await give(300);
    await goAway('rgBreak', { hours: 2160 });
    expect(await lettersAfter(6)).toBe(0);
    expect(await lettersAfter(1)).toBe(1);
    expect(await lettersAfter(22)).toBe(1);
    expect(await lettersAfter(1)).toBe(2);
    expect(await lettersAfter(50)).toBe(2);
  });

  it('is told with its amount', async () => {
    await give(300);
    const away = await goAway('rgBreak', { hours: 2160 });
    expect(await lettersAfter(7)).toBe(1);
    const { data } = await operator.guest().call('login', { account: String(away.userId), password });
    const [letter] = (await holding(data.payout).call('getMsgList', { id: 0 })).data;
    expect(letter.brief).toContain('₱300.00');
  });

  it('is not told about when there is none', async () => {
    await goAway('rgBreak', { hours: 2160 });
    expect(await lettersAfter(7)).toBe(0);
    expect(await lettersAfter(23)).toBe(0);
  });

  it('is told about once, however often the break is made longer', async () => {
    await give(300);
    const away = await goAway('rgBreak', { hours: 720 });
    operator.pass(1000);
    await away.call('rgBreak', { hours: 2160 });
    expect(await lettersAfter(8)).toBe(1);
  });

  it('is no matter for a letter once the player is back', async () => {
    await give(300);
    await goAway('rgBreak', { hours: 72 });
    operator.pass(7 * dayS);
    await settleDue(operator.operator);
    await device.login(String(device.userId), password);
    const letters: readonly { readonly title: string }[] = (await device.call('getMsgList', { id: 0 })).data;
    expect(letters.filter((letter) => letter.title === title)).toEqual([]);
  });
});

describe('a payment that waits to be credited', () => {
  /** Pays an order a moment before going away. */
  async function payFirst(): Promise<string> {
    const orderId = String((await device.deposit()).orderid);
    await control('order', { orderId, state: 'paid' });
    return orderId;
  }

  it.each([
    ['a break', () => goAway('rgBreak', { hours: 24 })],
    ['an exclusion', exclude],
  ])('goes back at once when %s begins, and once', async (_, leave) => {
    const orderId = await payFirst();
    const away = await leave();
    const [row] = (await away.call('getDepositLog', { logId: 0 })).data;
    expect(row).toMatchObject({ orderid: orderId, status: 2, step: 'returned' });
    operator.pass(60);
    await settleDue(operator.operator);
    await control('order', { orderId, state: 'credited' });
    const [later] = (await away.call('getDepositLog', { logId: 0 })).data;
    expect(later).toMatchObject({ orderid: orderId, status: 2, step: 'returned', back: { state: 1 } });
    expect((await away.call('userCashCheck')).data).toMatchObject({ own: 0, bonus: 0 });
  });
});
