import { addMoney, type Money, scoreFromMoney } from '@kislap/domain';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { createQuery, run } from '../database/pooled';
import { account, journal, posting } from '../database/tables/ledger';
import { sendAlong } from '../database/transact';
import { Refusal } from '../kernel/Refusal';
import type { Failpoints } from '../kernel/failpoints';

/** One side of a movement: what the account gains, or loses when negative. Never zero. */
interface Entry {
  readonly account: string;
  readonly amount: Money;
}

/**
 * What a movement is. Journals keep it for ever: a kind is added, never renamed. What the gate asks of each stands in
 * `rules/gate`, which does not compile without it.
 */
export type MovementKind =
  | 'credit'
  | 'deposit-return'
  | 'reward'
  | 'adjust'
  | 'bet'
  | 'win'
  | 'bonus-own'
  | 'bonus-void'
  | 'withdraw'
  | 'withdrawal-payout'
  | 'withdrawal-return'
  | 'studio-in'
  | 'studio-out';

/** A balanced movement of money, to be posted at most once per scope and key. */
export interface Movement {
  readonly kind: MovementKind;
  /** Scope and key name the movement for ever: a second one with both is refused. */
  readonly scope: string;
  readonly key: string;
  /** Hash of the request behind it, or '' when the operator moves the money by itself. */
  readonly requestHash: string;
  readonly atMs: number;
  /** At least two, in the order they happen, summing to zero. */
  readonly entries: readonly Entry[];
  /** The journal that this movement undoes. */
  readonly reverses?: number;
}

/**
 * The only place where money moves; the gate alone calls it. Locks accounts in the order of their ids, checks that they stay covered, and
 * leaves journals and postings on their way. The database keeps balances and refuses unbalanced journals.
 *
 * @param movements in the order they happen
 * @param locking the lock of their accounts, when it was asked for before
 * @returns the balance of every touched account after them
 * @throws Refusal `balanceTooLow`: nothing was written
 */
export async function post(
  transaction: Database,
  movements: readonly Movement[],
  failpoints?: Failpoints,
  locking: Promise<readonly AccountRow[]> = lockAccounts(transaction, movements),
): Promise<ReadonlyMap<string, Money>> {
  const locked = await locking;
  const balances = balancesAfter(movements, locked);
  const lastAtMs = Math.max(...locked.map((row) => row.lastAtMs));
  const journals = movements.map((movement) => ({
    kind: movement.kind,
    idemScope: movement.scope,
    idemKey: movement.key,
    requestHash: movement.requestHash,
    reverses: movement.reverses ?? null,
    // A clock that went back must not put a later journal before an earlier one.
    atMs: Math.max(movement.atMs, lastAtMs),
    happenedMs: movement.atMs < lastAtMs ? movement.atMs : null,
  }));
  if (failpoints?.isArmed) await writeInSteps(transaction, { movements, journals, failpoints });
  else sendAlong(transaction, writeAtOnce(transaction, movements, journals));
  return balances;
}

type AccountRow = typeof account.$inferSelect;

/** Locks every account that movements touch. The query is sent at once. */
export function lockAccounts(
  transaction: Database,
  movements: readonly Movement[],
): Promise<readonly AccountRow[]> {
  const entries = movements.flatMap((movement) => movement.entries);
  if (entries.length === 0) return Promise.resolve([]);
  return lockRows(transaction, { ids: [...new Set(entries.map((entry) => entry.account))] });
}

const lockRows = createQuery((transaction) =>
  transaction
    .select()
    .from(account)
    .where(sql`${account.id} = ANY(${sql.placeholder('ids')}::text[])`)
    .orderBy(account.id)
    .for('update')
    .prepare('lock_accounts'),
);

function balancesAfter(
  movements: readonly Movement[],
  locked: readonly AccountRow[],
): ReadonlyMap<string, Money> {
  const accounts = new Map(locked.map((row) => [row.id, row]));
  const balances = new Map<string, Money>();
  for (const { account: id, amount } of movements.flatMap(({ entries }) => entries)) {
    const row = accounts.get(id);
    if (!row) throw new Error(`Unknown account ${id}`);
    const balance = addMoney(balances.get(id) ?? row.balance, amount);
    if (balance < 0 && !row.allowNegative) throw new Refusal('balanceTooLow');
    balances.set(id, balance);
  }
  return balances;
}

type JournalRow = typeof journal.$inferInsert;

async function writeAtOnce(
  transaction: Database,
  movements: readonly Movement[],
  journals: readonly JournalRow[],
): Promise<void> {
  const entries = movements.flatMap(({ scope, key, entries: own }) =>
    own.map(({ account: accountId, amount }, seq) => ({ scope, key, seq, accountId, amount })),
  );
  await run(transaction, writing, [
    journals.map(({ kind }) => kind),
    journals.map(({ idemScope }) => idemScope),
    journals.map(({ idemKey }) => idemKey),
    journals.map(({ requestHash }) => requestHash),
    journals.map(({ reverses }) => reverses),
    journals.map(({ atMs }) => atMs),
    journals.map(({ happenedMs }) => happenedMs),
    entries.map(({ scope }) => scope),
    entries.map(({ key }) => key),
    entries.map(({ seq }) => seq),
    entries.map(({ accountId }) => accountId),
    entries.map(({ amount }) => scoreFromMoney(amount)),
  ]);
}

/** One statement whatever the number of movements, so that connections keep it planned. */
const writing = {
  name: 'write_movements',
  text: `WITH written AS (
    INSERT INTO journal (kind, idem_scope, idem_key, request_hash, reverses, at_ms, happened_ms)
    SELECT kind, idem_scope, idem_key, request_hash, reverses, at_ms, happened_ms
    FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::bigint[], $6::bigint[], $7::bigint[])
      WITH ORDINALITY AS told (kind, idem_scope, idem_key, request_hash, reverses, at_ms, happened_ms, place)
    ORDER BY place
    RETURNING id, idem_scope, idem_key
  )
  INSERT INTO posting (journal_id, seq, account_id, amount)
  SELECT written.id, entry.seq, entry.account_id, entry.amount
  FROM unnest($8::text[], $9::text[], $10::int[], $11::text[], $12::bigint[])
    AS entry (idem_scope, idem_key, seq, account_id, amount)
  JOIN written ON written.idem_scope = entry.idem_scope AND written.idem_key = entry.idem_key
  ORDER BY written.id, entry.seq`,
};

interface Steps {
  readonly movements: readonly Movement[];
  readonly journals: readonly JournalRow[];
  readonly failpoints: Failpoints;
}

/** Under test the first posting is written apart, so that the process can be ended between two of them. */
async function writeInSteps(
  transaction: Database,
  { movements, journals, failpoints }: Steps,
): Promise<void> {
  const written = await transaction
    .insert(journal)
    .values([...journals])
    .returning({ id: journal.id });
  const rows = movements.flatMap((movement, index) => postingsOf(movement, written[index]?.id));
  await transaction.insert(posting).values(rows.slice(0, 1));
  failpoints.pass('afterFirstPosting', movements[0]?.kind ?? '');
  await transaction.insert(posting).values(rows.slice(1));
}

function postingsOf(movement: Movement, journalId: number | undefined) {
  if (journalId === undefined) throw new Error('The journal was not written');
  return movement.entries.map(({ account: accountId, amount }, seq) => ({
    journalId,
    seq,
    accountId,
    amount,
  }));
}
