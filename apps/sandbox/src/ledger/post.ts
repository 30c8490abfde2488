import { addMoney, type Money } from '@kislap/domain';
import { inArray } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { account } from '../database/tables/account';
import { journal } from '../database/tables/journal';
import { posting } from '../database/tables/posting';
import type { Failpoints } from '../kernel/Failpoints';
import { Refusal } from '../kernel/Refusal';
import type { Movement } from './Movement';

/**
 * The only place where money moves. Locks the accounts in the order of their ids (so that two transactions never
 * wait for each other in a circle), checks that every covered account stays covered, then writes the journals and
 * their postings. Balances are kept by the database, which also refuses an unbalanced journal at commit.
 *
 * @param movements in the order they happen
 * @returns the balance of every touched account right after them
 * @throws Refusal `balanceTooLow`: nothing was written
 */
export async function post(
  transaction: Database,
  movements: readonly Movement[],
  failpoints?: Failpoints,
): Promise<ReadonlyMap<string, Money>> {
  const { balances, lastAtMs } = await lockAccounts(transaction, movements);
  const written = await transaction
    .insert(journal)
    .values(
      movements.map((movement) => ({
        kind: movement.kind,
        idemScope: movement.scope,
        idemKey: movement.key,
        requestHash: movement.requestHash,
        reverses: movement.reverses ?? null,
        // A clock that went back must not put a later journal before an earlier one.
        atMs: Math.max(movement.atMs, lastAtMs),
        happenedMs: movement.atMs < lastAtMs ? movement.atMs : null,
      })),
    )
    .returning({ id: journal.id });
  const rows = movements.flatMap((movement, index) => postingsOf(movement, written[index]?.id));
  await writePostings(transaction, rows, { operation: movements[0]?.kind ?? '', failpoints });
  return balances;
}

async function lockAccounts(transaction: Database, movements: readonly Movement[]) {
  const entries = movements.flatMap((movement) => movement.entries);
  const ids = [...new Set(entries.map((entry) => entry.account))];
  const locked = await transaction
    .select()
    .from(account)
    .where(inArray(account.id, ids))
    .orderBy(account.id)
    .for('update');
  const accounts = new Map(locked.map((row) => [row.id, row]));
  const balances = new Map<string, Money>();
  for (const { account: id, amount } of entries) {
    const row = accounts.get(id);
    if (!row) throw new Error(`Unknown account ${id}`);
    const balance = addMoney(balances.get(id) ?? row.balance, amount);
    if (balance < 0 && !row.allowNegative) throw new Refusal('balanceTooLow');
    balances.set(id, balance);
  }
  return { balances, lastAtMs: Math.max(...locked.map((row) => row.lastAtMs)) };
}

type PostingRow = typeof posting.$inferInsert;

function postingsOf(movement: Movement, journalId: number | undefined): PostingRow[] {
  if (journalId === undefined) throw new Error('The journal was not written');
  return movement.entries.map(({ account: accountId, amount }, seq) => ({
    journalId,
    seq,
    accountId,
    amount,
  }));
}

/** Under test the first posting is written apart, so that the process can be ended between two of them. */
async function writePostings(
  transaction: Database,
  rows: readonly PostingRow[],
  { operation, failpoints }: { readonly operation: string; readonly failpoints: Failpoints | undefined },
): Promise<void> {
  if (!failpoints?.isArmed) {
    await transaction.insert(posting).values([...rows]);
    return;
  }
  await transaction.insert(posting).values(rows.slice(0, 1));
  failpoints.pass('afterFirstPosting', operation);
  await transaction.insert(posting).values(rows.slice(1));
}
