import { addMoney, type Money } from '@kislap/domain';
import { inArray } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { account } from '../database/tables/account';
import { journal } from '../database/tables/journal';
import { posting } from '../database/tables/posting';
import type { Failpoints } from '../kernel/Failpoints';
import { Refusal } from '../kernel/Refusal';
import type { Movement } from './Movement';

/** A posted movement. */
export interface Posted {
  readonly journalId: number;
  /** The balance of every touched account right after it. */
  readonly balances: ReadonlyMap<string, Money>;
}

/**
 * The only place where money moves. Locks the accounts in the order of their ids (so that two movements never
 * wait for each other in a circle), checks that every covered account stays covered, then writes the journal and
 * its postings. Balances are kept by the database, which also refuses an unbalanced journal at commit.
 *
 * @throws Refusal `balanceTooLow`: nothing was written
 */
export async function post(
  transaction: Database,
  movement: Movement,
  failpoints?: Failpoints,
): Promise<Posted> {
  const { balances, lastAtMs } = await lockAccounts(transaction, movement);
  const [written] = await transaction
    .insert(journal)
    .values({
      kind: movement.kind,
      idemScope: movement.scope,
      idemKey: movement.key,
      requestHash: movement.requestHash,
      reverses: movement.reverses ?? null,
      // A clock that went back must not put a later journal before an earlier one.
      atMs: Math.max(movement.atMs, lastAtMs),
    })
    .returning({ id: journal.id });
  if (!written) throw new Error('The journal was not written');
  await writePostings(transaction, written.id, movement, failpoints);
  return { journalId: written.id, balances };
}

async function lockAccounts(transaction: Database, movement: Movement) {
  const ids = [...new Set(movement.entries.map((entry) => entry.account))];
  const locked = await transaction
    .select()
    .from(account)
    .where(inArray(account.id, ids))
    .orderBy(account.id)
    .for('update');
  const accounts = new Map(locked.map((row) => [row.id, row]));
  const balances = new Map<string, Money>();
  for (const { account: id, amount } of movement.entries) {
    const row = accounts.get(id);
    if (!row) throw new Error(`Unknown account ${id}`);
    const balance = addMoney(balances.get(id) ?? row.balance, amount);
    if (balance < 0 && !row.allowNegative) throw new Refusal('balanceTooLow');
    balances.set(id, balance);
  }
  return { balances, lastAtMs: Math.max(...locked.map((row) => row.lastAtMs)) };
}

async function writePostings(
  transaction: Database,
  journalId: number,
  movement: Movement,
  failpoints?: Failpoints,
): Promise<void> {
  const rows = movement.entries.map((entry, seq) => ({
    journalId,
    seq,
    accountId: entry.account,
    amount: entry.amount,
  }));
  if (!failpoints?.isArmed) {
    await transaction.insert(posting).values(rows);
    return;
  }
  await transaction.insert(posting).values(rows.slice(0, 1));
  failpoints.pass('afterFirstPosting', movement.kind);
  await transaction.insert(posting).values(rows.slice(1));
}
