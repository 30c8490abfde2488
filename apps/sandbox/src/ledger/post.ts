import { addMoney, type Money, scoreFromMoney } from '@kislap/domain';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { account, journal, posting } from '../database/tables/ledger';
import { Refusal } from '../kernel/Refusal';
import type { Failpoints } from '../kernel/failpoints';

/** One side of a movement: what the account gains, or loses when negative. Never zero. */
interface Entry {
  readonly account: string;
  readonly amount: Money;
}

/** A balanced movement of money, to be posted at most once per scope and key. */
export interface Movement {
  /** What it is, for example `credit`, `bet` or `withdraw`. */
  readonly kind: string;
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
 * The only place where money moves. Locks accounts in the order of their ids, checks that they stay covered, and
 * writes journals and postings. The database keeps balances and refuses unbalanced journals.
 *
 * @param movements in the order they happen
 * @returns the balance of every touched account after them
 * @throws Refusal `balanceTooLow`: nothing was written
 */
export async function post(
  transaction: Database,
  movements: readonly Movement[],
  failpoints?: Failpoints,
): Promise<ReadonlyMap<string, Money>> {
  const { balances, lastAtMs } = await lockAccounts(transaction, movements);
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
  else await writeAtOnce(transaction, movements, journals);
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

type JournalRow = typeof journal.$inferInsert;

/** One statement whatever the number of movements, so that connections keep it planned. */
async function writeAtOnce(
  transaction: Database,
  movements: readonly Movement[],
  journals: readonly JournalRow[],
): Promise<void> {
  const entries = movements.flatMap((movement, place) =>
    movement.entries.map(({ account: accountId, amount }, seq) => ({ place, seq, accountId, amount })),
  );
  const list = (values: readonly unknown[]) => sql.param([...values]);
  await transaction.execute(sql`WITH written AS (
      INSERT INTO journal (kind, idem_scope, idem_key, request_hash, reverses, at_ms, happened_ms)
      SELECT kind, idem_scope, idem_key, request_hash, reverses, at_ms, happened_ms
      FROM unnest(
        ${list(journals.map(({ kind }) => kind))}::text[], ${list(journals.map(({ idemScope }) => idemScope))}::text[],
        ${list(journals.map(({ idemKey }) => idemKey))}::text[],
        ${list(journals.map(({ requestHash }) => requestHash))}::text[],
        ${list(journals.map(({ reverses }) => reverses))}::bigint[],
        ${list(journals.map(({ atMs }) => atMs))}::bigint[],
        ${list(journals.map(({ happenedMs }) => happenedMs))}::bigint[]
      ) WITH ORDINALITY AS told (kind, idem_scope, idem_key, request_hash, reverses, at_ms, happened_ms, place)
      ORDER BY place
      RETURNING id, idem_scope, idem_key
    )
    INSERT INTO posting (journal_id, seq, account_id, amount)
    SELECT written.id, entry.seq, entry.account_id, entry.amount
    FROM unnest(
      ${list(entries.map(({ place }) => movements[place]?.scope))}::text[],
      ${list(entries.map(({ place }) => movements[place]?.key))}::text[],
      ${list(entries.map(({ seq }) => seq))}::int[], ${list(entries.map(({ accountId }) => accountId))}::text[],
      ${list(entries.map(({ amount }) => scoreFromMoney(amount)))}::bigint[]
    ) AS entry (idem_scope, idem_key, seq, account_id, amount)
    JOIN written ON written.idem_scope = entry.idem_scope AND written.idem_key = entry.idem_key
    ORDER BY written.id, entry.seq`);
}

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
