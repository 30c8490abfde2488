import { moneyFromPeso, subtractMoney, zeroMoney } from '@kislap/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, OpenDatabase } from '../src/database/Database';
import { transact } from '../src/database/transact';
import { accountIds, houseParts } from '../src/ledger/accounts';
import { post } from '../src/ledger/post';
import { createPlayer } from '../src/rules/players/player';
import { describeLedger } from './suites/describeLedger';
import { openPostgresDatabase } from './support/openPostgresDatabase';
import { seededAtMs } from './support/seededAt';

describeLedger('PostgreSQL', openPostgresDatabase);

describe('the accounts of the house', () => {
  let opened: OpenDatabase;
  const players: number[] = [];

  beforeAll(async () => {
    opened = await openPostgresDatabase();
    while (players.length <= houseParts) {
      players.push(await createPlayer(opened.database, { registeredAtMs: seededAtMs }));
    }
  });

  afterAll(async () => await opened.close());

  const give = (transaction: Database, playerId: number, key: string) =>
    post(transaction, [
      {
        kind: 'adjust',
        scope: 'parts',
        key,
        requestHash: '',
        atMs: seededAtMs,
        entries: [
          { account: accountIds.promo(playerId), amount: subtractMoney(zeroMoney, moneyFromPeso(1)) },
          { account: accountIds.cash(playerId), amount: moneyFromPeso(1) },
        ],
      },
    ]);

  /** Gives to one player while a gift to another one is not committed yet. */
  async function giveMeanwhile(first: number, second: number): Promise<void> {
    await transact(opened.database, async (slow) => {
      await give(slow, first, `slow:${first}:${second}`);
      await transact(opened.database, async (quick) => {
        await quick.execute(sql`SET LOCAL lock_timeout = '500ms'`);
        await give(quick, second, `quick:${first}:${second}`);
      });
    });
  }

  it('let players of different parts be paid at the same time', async () => {
    await expect(giveMeanwhile(players[0] ?? 0, players[1] ?? 0)).resolves.toBeUndefined();
  });

  it('make only players of one part wait', async () => {
    const waited = giveMeanwhile(players[0] ?? 0, players[houseParts] ?? 0);
    await expect(waited).rejects.toMatchObject({ cause: { code: '55P03' } });
  });
});
