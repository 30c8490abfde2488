import { moneyFromPeso, scoreFromMoney, subtractMoney, zeroMoney } from '@kislap/domain';
import { sql } from 'drizzle-orm';
import { array, assert, asyncProperty, constantFrom, integer, record } from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, OpenDatabase } from '../../src/database/Database';
import { sqlState, transact } from '../../src/database/transact';
import { Refusal } from '../../src/kernel/Refusal';
import { accountIds, readBalance } from '../../src/ledger/accounts';
import { checkInvariants } from '../../src/ledger/invariants';
import { once } from '../../src/ledger/once';
import { type Movement, post } from '../../src/ledger/post';
import { createPlayer } from '../../src/rules/players/player';
import { seededAtMs } from '../support/seededAt';

let keys = 0;
const failpoints = { isArmed: false, pass: () => undefined };

function transfer(from: string, to: string, pesos: number): Movement {
  keys += 1;
  return {
    kind: 'adjust',
    scope: 'test',
    key: `key-${keys}`,
    requestHash: '',
    atMs: seededAtMs,
    entries: [
      { account: from, amount: subtractMoney(zeroMoney, moneyFromPeso(pesos)) },
      { account: to, amount: moneyFromPeso(pesos) },
    ],
  };
}

/** What the ledger promises, whatever database it stands on. */
export function describeLedger(engine: string, open: () => Promise<OpenDatabase>): void {
  describe(`the ledger on ${engine}`, () => {
    let opened: OpenDatabase;
    let database: Database;
    let playerId: number;
    let cash: string;

    beforeAll(async () => {
      opened = await open();
      database = opened.database;
      playerId = await createPlayer(database, { registeredAtMs: seededAtMs });
      cash = accountIds.cash(playerId);
      await transact(database, (transaction) =>
        post(transaction, [transfer(accountIds.adjust(playerId), cash, 1_000)]),
      );
    });

    afterAll(async () => await opened.close());

    const move = (movement: Movement) => transact(database, (transaction) => post(transaction, [movement]));

    it('moves money from one account to the other and tells the new balances', async () => {
      const before = await readBalance(database, cash);
      const balances = await move(transfer(cash, accountIds.gaming(playerId), 10));
      expect(balances.get(cash)).toBe(before - moneyFromPeso(10));
      expect(await readBalance(database, cash)).toBe(before - moneyFromPeso(10));
    });

    it('refuses to take more than a player has, and writes nothing', async () => {
      const before = await readBalance(database, cash);
      await expect(move(transfer(cash, accountIds.gaming(playerId), 100_000))).rejects.toMatchObject({
        reason: 'balanceTooLow',
      });
      expect(await readBalance(database, cash)).toBe(before);
    });

    it('refuses a stake that only its own win would cover', async () => {
      const stake = transfer(cash, accountIds.gaming(playerId), 5_000);
      const win = transfer(accountIds.gaming(playerId), cash, 9_000);
      const round = { ...stake, entries: [...stake.entries, ...win.entries] };
      await expect(move(round)).rejects.toMatchObject({ reason: 'balanceTooLow' });
    });

    it('refuses a journal that does not sum to zero, at commit', async () => {
      const { entries, ...movement } = transfer(accountIds.gaming(playerId), cash, 5);
      const lopsided = entries.map((entry, index) =>
        index === 0 ? { ...entry, amount: moneyFromPeso(-4) } : entry,
      );
      const error = await move({ ...movement, entries: lopsided }).catch((caught: unknown) => caught);
      expect(sqlState(error)).toBe('23000');
    });

    it('keeps a covered account covered even for SQL that goes around the ledger code', async () => {
      const error = await database.execute(sql`UPDATE account SET balance = -1 WHERE id = ${cash}`).then(
        () => undefined,
        (caught: unknown) => caught,
      );
      expect(sqlState(error)).toBe('23514');
    });

    it.each([
      'UPDATE journal SET kind = kind',
      'DELETE FROM journal',
      'UPDATE posting SET seq = seq',
      'DELETE FROM posting',
    ])('never lets history be rewritten: %s', async (statement) => {
      const error = await database.execute(sql.raw(statement)).then(
        () => undefined,
        (caught: unknown) => caught,
      );
      expect(sqlState(error)).toBe('23000');
    });

    it('posts a scope and key once for ever', async () => {
      const movement = transfer(accountIds.gaming(playerId), cash, 1);
      await move(movement);
      const error = await move(movement).catch((caught: unknown) => caught);
      expect(sqlState(error)).toBe('23505');
    });

    it('keeps journals in time order when the clock goes back', async () => {
      await move({ ...transfer(accountIds.gaming(playerId), cash, 1), atMs: seededAtMs + 60_000 });
      await move({ ...transfer(accountIds.gaming(playerId), cash, 1), atMs: seededAtMs - 60_000 });
      expect((await checkInvariants(database)).find(({ id }) => id === 'I14')?.violations).toBe(0);
    });

    it('holds every invariant over any sequence of movements', { timeout: 60_000 }, async () => {
      const account = constantFrom(
        cash,
        accountIds.hold(playerId),
        accountIds.gaming(playerId),
        accountIds.promo(playerId),
      );
      const step = record({ from: account, to: account, pesos: integer({ min: 1, max: 800 }) });
      await assert(
        asyncProperty(array(step, { maxLength: 8 }), async (steps) => {
          for (const { from, to, pesos } of steps) {
            await move(transfer(from, to, pesos)).catch((error: unknown) => {
              if (!(error instanceof Refusal)) throw error;
            });
          }
          const back = await readBalance(database, accountIds.hold(playerId));
          if (back > 0)
            await move({
              ...transfer(accountIds.hold(playerId), cash, 1),
              entries: [
                { account: accountIds.hold(playerId), amount: subtractMoney(zeroMoney, back) },
                { account: cash, amount: back },
              ],
            });
          expect((await checkInvariants(database)).filter(({ violations }) => violations > 0)).toEqual([]);
        }),
        { numRuns: 15 },
      );
    });

    it('finds a balance that was tampered with', async () => {
      const found = await database
        .transaction(async (transaction) => {
          await transaction.execute(sql`UPDATE account SET balance = balance + 1 WHERE id = ${cash}`);
          const broken = (await checkInvariants(transaction)).filter(({ violations }) => violations > 0);
          throw Object.assign(new Error('roll back'), { broken: broken.map(({ id }) => id) });
        })
        .catch((error: unknown) => error);
      expect(found).toMatchObject({ broken: ['I4', 'I11'] });
    });

    describe('once', () => {
      const request = (key: string, requestHash = 'a') => ({
        scope: 'test:call',
        key,
        requestHash,
        atMs: seededAtMs,
        operation: 'test',
      });
      const ahead = () => Promise.resolve();
      const pay = (key: string, requestHash?: string) =>
        once({ database, failpoints }, request(key, requestHash), {
          schema: v.number(),
          ahead,
          work: async (transaction) => {
            const balances = await post(transaction, [transfer(accountIds.gaming(playerId), cash, 2)]);
            return scoreFromMoney(balances.get(cash) ?? zeroMoney);
          },
        });

      it('answers a repeated key from the record and moves nothing', async () => {
        const first = await pay('repeat');
        const balance = await readBalance(database, cash);
        expect(await pay('repeat')).toEqual({ value: first.value, isReplay: true });
        expect(await readBalance(database, cash)).toBe(balance);
      });

      it('refuses the same key with another request', async () => {
        await pay('other-body', 'a');
        await expect(pay('other-body', 'b')).rejects.toMatchObject({ reason: 'keyReused' });
      });

      it('moves money once for twenty repeats at the same time', async () => {
        const balance = await readBalance(database, cash);
        const answers = await Promise.all(Array.from({ length: 20 }, () => pay('at-once')));
        expect(answers.filter(({ isReplay }) => !isReplay)).toHaveLength(1);
        expect(new Set(answers.map(({ value }) => value)).size).toBe(1);
        expect(await readBalance(database, cash)).toBe(balance + moneyFromPeso(2));
      });

      it('rolls a refused call back, and refuses its repeat in the same words', async () => {
        const balance = await readBalance(database, cash);
        let runs = 0;
        const facts = { field: 'amount', wait: 1, until: 2, need: 3, limit: 4, minutes: 5 };
        const refused = () =>
          once({ database, failpoints }, request('refused'), {
            schema: v.null(),
            ahead,
            work: async (transaction) => {
              runs += 1;
              await post(transaction, [transfer(accountIds.gaming(playerId), cash, 2)]);
              throw new Refusal('channelNotEligible', facts);
            },
          });
        await expect(refused()).rejects.toMatchObject({ reason: 'channelNotEligible', facts });
        await expect(refused()).rejects.toMatchObject({ reason: 'channelNotEligible', facts });
        expect(runs).toBe(1);
        expect(await readBalance(database, cash)).toBe(balance);
      });

      it('stores nothing when the call breaks, so that it can be tried again', async () => {
        const broken = once({ database, failpoints }, request('broken'), {
          schema: v.null(),
          ahead,
          work: () => Promise.reject(new Error('out of order')),
        });
        await expect(broken).rejects.toThrow('out of order');
        expect((await pay('broken')).isReplay).toBe(false);
      });
    });
  });
}
