import { moneyFromPeso } from '@kislap/domain';
import { Hono } from 'hono';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ConsoleService, SmsMessage } from '../services/ConsoleService';
import { consoleRoutes } from './consoleRoutes';

const sentAtMs = Date.UTC(2026, 10, 21, 4);
const message: SmsMessage = {
  id: 7,
  phone: '+63 917 *** 0001',
  code: '123456',
  sentAtMs,
  expiresAtMs: sentAtMs + 300_000,
};

let messages: SmsMessage[];
let violations: number;
let app: Hono;

const service: ConsoleService = {
  listSmsMessages: () => Promise.resolve(messages),
  listSeedAccounts: () =>
    Promise.resolve([
      { login: '639170000001', password: 'Play1234', description: 'new', balance: moneyFromPeso(5) },
    ]),
  listRecentDeposits: () =>
    Promise.resolve([
      {
        orderId: 'D1',
        userId: 1,
        mode: 'maya',
        amount: moneyFromPeso(100),
        state: 'pending',
        createdAtMs: sentAtMs,
      },
    ]),
  listRecentWithdrawals: () => Promise.resolve([]),
  checkInvariants: () => Promise.resolve([{ id: 'sum', description: 'All journals balance', violations }]),
};

beforeEach(() => {
  messages = [message];
  violations = 0;
  app = new Hono();
  consoleRoutes(app, { console: service });
});

async function text(path: string): Promise<string> {
  return (await app.request(path)).text();
}

describe('the console', () => {
  it('shows codes, accounts with their password, and orders with their cashier', async () => {
    const html = await text('/sandbox');
    expect(html).toContain('data-copy="123456"');
    expect(html).toContain('12:00:00');
    expect(html).toContain('Play1234');
    expect(html).toContain('href="/sandbox/cashier/D1"');
  });

  it('says plainly when the ledger is sound and when it is not', async () => {
    expect(await text('/sandbox')).toContain('Every rule holds.');
    violations = 1;
    expect(await text('/sandbox')).toContain('Rules are broken.');
  });

  it('speaks Filipino when asked', async () => {
    expect(await text('/sandbox?lang=tag')).toContain('Mga text message');
  });

  it('changes its pulse when a message comes', async () => {
    const before = await text('/sandbox/pulse');
    messages = [{ ...message, id: 8 }, message];
    expect(await text('/sandbox/pulse')).not.toBe(before);
  });

  it('carries the pulse it was drawn with, so that nothing new is missed', async () => {
    expect(await text('/sandbox')).toContain(`data-pulse="${await text('/sandbox/pulse')}"`);
  });
});
