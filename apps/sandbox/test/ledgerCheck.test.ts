import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { findBrokenRules, isLargeLedger } from '../src/ledger/invariants';
import type { SecurityEvent } from '../src/rules/Operator';
import { checkLedgerInBackground, startLedgerChecks } from '../src/server/process/backgroundWork';
import { TestOperator } from './support/TestOperator';
import { openTestDatabase } from './support/openTestDatabase';

let operator: TestOperator;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
});

afterAll(async () => await operator.opened.close());

afterEach(() => vi.restoreAllMocks());

it('a sound ledger goes on, whatever its size', async () => {
  await checkLedgerInBackground(operator.operator);
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
  await operator.database.execute(sql`UPDATE account SET balance = balance + 1 WHERE id = 'house:promo:1'`);
  expect(await findBrokenRules(operator.database)).toContain('I4');
  await checkLedgerInBackground(operator.operator);
  expect(said.mock.calls.join(' ')).toContain('every stored balance equals its postings');
  expect((await operator.guest().call('urlConfig')).code).toBe(555);
});

it('the rules are looked at again and again while it runs', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { switches } = operator.operator;
  switches.isUnderMaintenance = false;
  const events: SecurityEvent[] = [];
  const checked = { ...operator.operator, securityLog: (event: SecurityEvent) => events.push(event) };
  await operator.database.execute(sql`UPDATE account SET balance = balance - 1 WHERE id = 'house:promo:1'`);
  const stop = startLedgerChecks(checked, 5);
  // Each look is a transaction of its own.
  const looked = vi.spyOn(pg.Pool.prototype, 'connect');
  await vi.waitFor(() => expect(looked.mock.calls.length).toBeGreaterThan(2), { timeout: 10_000 });
  expect(switches.isUnderMaintenance).toBe(false);
  await operator.database.execute(sql`UPDATE account SET balance = balance + 1 WHERE id = 'house:promo:1'`);
  await vi.waitFor(() => expect(switches.isUnderMaintenance).toBe(true), { timeout: 10_000 });
  await stop();
  expect(events[0]).toMatchObject({ event: 'ledger', outcome: expect.stringContaining('I4') });
});

it('a check that fails is reported and stops nothing', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await operator.database.execute(sql`ALTER VIEW invariants RENAME TO gone`);
  const switches = { ...operator.operator.switches, isUnderMaintenance: false };
  await checkLedgerInBackground({ ...operator.operator, switches });
  expect(switches.isUnderMaintenance).toBe(false);
  expect(said.mock.calls.join(' ')).toContain('ledger check failed');
});
