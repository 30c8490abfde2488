import { moneyFromPeso } from '@kislap/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deposit } from '../src/database/tables/payments';
import { findBrokenRules } from '../src/ledger/invariants';
import { controlOf } from './support/controlOf';
import { newPlayer } from './support/newPlayer';
import { openTestDatabase } from './support/openTestDatabase';
import { TestOperator } from './support/TestOperator';
import type { TestPlayer } from './support/TestPlayer';

let operator: TestOperator;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
});

afterAll(() => operator.opened.close());

type Fields = Readonly<Record<string, string | number>>;

const maya = { amount: '1000', paytype: 'maya', paychnl: 'my1' };

/** Pays an order and says what is the player's own, what is locked, and what is to be bet. */
async function credited(device: TestPlayer, fields: Fields) {
  await device.renewSecretKey();
  const { orderid } = await device.deposit({ ...maya, ...fields });
  await controlOf(operator)('order', { orderId: String(orderid), state: 'credited' });
  const { own, bonus, needFlow } = (await device.call('userCashCheck')).data;
  return { own, bonus, needFlow };
}

interface Line {
  readonly kind: string;
  readonly am: number;
}

/** What the statement tells of, newest first. */
async function linesOf(device: TestPlayer) {
  const asked = { from: '2026-11-01', to: '2026-11-30', logId: 0 };
  const rows: readonly Line[] = (await device.call('statement', asked)).data.rows;
  return rows.map(({ kind, am }) => [kind, am]);
}

const termsOf = async (orderId: unknown) =>
  await operator.database
    .select({ award: deposit.award, times: deposit.bonusTimes, days: deposit.bonusDays })
    .from(deposit)
    .where(eq(deposit.orderId, String(orderId)));

describe('the award of a channel', () => {
  it('says that it can be left, and what it asks for', async () => {
    const device = await newPlayer(operator);
    const { games } = (await device.call('getActImg', { type: 19 })).data.rules;
    expect((await device.call('getPayChannel')).data).toEqual({
      a_c: [{ pid: 3, pt: 'maya', award: 5, choice: 1, times: 5, days: 14, maxStake: 500, games }],
    });
  });

  it('is locked once it is taken, and has to be bet five times over', async () => {
    const device = await newPlayer(operator);
    expect(await credited(device, { takeAward: 1 })).toEqual({ own: 1_000, bonus: 50, needFlow: 1_250 });
    expect(await linesOf(device)).toEqual([
      ['bonus', 50],
      ['deposit', 1_000],
    ]);
  });

  it('that is left gives nothing and locks nothing', async () => {
    const device = await newPlayer(operator);
    expect(await credited(device, { takeAward: 0 })).toEqual({ own: 1_000, bonus: 0, needFlow: 1_000 });
    expect(await linesOf(device)).toEqual([['deposit', 1_000]]);
  });

  it('is not taken by an app that does not know of it', async () => {
    const device = await newPlayer(operator);
    expect(await credited(device, {})).toEqual({ own: 1_000, bonus: 0, needFlow: 1_000 });
  });

  it('comes beside a promotion, or does not: each was asked for itself', async () => {
    const [both, gift] = [await newPlayer(operator), await newPlayer(operator)];
    expect(await credited(both, { acId: 19, takeAward: 1 })).toMatchObject({ own: 1_000, bonus: 1_050 });
    expect(await credited(gift, { acId: 19 })).toMatchObject({ own: 1_000, bonus: 1_000 });
  });

  it('is asked for by nothing but a flag', async () => {
    const device = await newPlayer(operator);
    for (const takeAward of ['yes', '2', '-1']) {
      expect((await device.deposit({ ...maya, takeAward })).code).toBe(1001);
    }
    expect((await device.call('getDepositLog', { logId: 0 })).data).toEqual([]);
  });

  it('is not there where a channel has none, and the order says so', async () => {
    const device = await newPlayer(operator);
    expect(await device.deposit({ takeAward: 1 })).toMatchObject({
      code: 1008,
      msg: "You can't use this promotion.",
    });
  });

  it('stands with its order, whatever is sent under the same key again', async () => {
    const device = await newPlayer(operator);
    const options = { key: 'one award' };
    const first = await device.deposit({ ...maya, takeAward: 1 }, options);
    const again = await device.deposit({ ...maya, takeAward: 1 }, options);
    expect([again.replayed, again.orderid]).toEqual([true, first.orderid]);
    expect((await device.deposit({ ...maya, takeAward: 0 }, options)).code).toBe(1001);
    expect(await termsOf(first.orderid)).toEqual([{ award: moneyFromPeso(50), times: 5, days: 14 }]);
  });

  it('leaves every rule of the ledger whole', async () => {
    expect(await findBrokenRules(operator.database)).toBe('');
  });
});
