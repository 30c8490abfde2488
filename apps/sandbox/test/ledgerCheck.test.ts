import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { findBrokenRules } from '../src/ledger/findBrokenRules';
import { isLargeLedger } from '../src/ledger/isLargeLedger';
import { checkLedgerBehind } from '../src/process/checkLedgerBehind';
import { openTestDatabase } from './support/openTestDatabase';
import { TestOperator } from './support/TestOperator';

let operator: TestOperator;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
});

afterAll(async () => await operator.opened.close());

afterEach(() => vi.restoreAllMocks());

it('a sound ledger goes on, whatever its size', async () => {
  await checkLedgerBehind(operator.operator);
  expect(operator.operator.switches.isUnderMaintenance).toBe(false);
  expect(await isLargeLedger(operator.database)).toBe(false);
});

it('a ledger is large by the number of its journals, without a look at them', async () => {
  await operator.database.execute(sql`ALTER SEQUENCE journal_id_seq RESTART WITH 20001`);
  const device = await operator.loggedIn('639170000001');
  await device.call('getEventCard', { card: 'PLAY50' });
  expect(await isLargeLedger(operator.database)).toBe(true);
});

it('a broken one puts everything under maintenance, and says which rule it breaks', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await operator.database.execute(sql`UPDATE account SET balance = balance + 1 WHERE id = 'house:promo'`);
  expect(await findBrokenRules(operator.database)).toContain('I4');
  await checkLedgerBehind(operator.operator);
  expect(said.mock.calls.join(' ')).toContain('every stored balance equals its postings');
  expect((await operator.guest().call('urlConfig')).code).toBe(555);
});

it('a check that fails is reported and stops nothing', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { database, clock, random, failpoints } = operator.operator;
  await database.execute(sql`ALTER VIEW invariants RENAME TO gone`);
  const switches = { ...operator.operator.switches, isUnderMaintenance: false };
  await checkLedgerBehind({ database, clock, random, failpoints, switches });
  expect(switches.isUnderMaintenance).toBe(false);
  expect(said.mock.calls.join(' ')).toContain('ledger check failed');
});
