import { sql } from 'drizzle-orm';
import { bigint, pgView, text } from 'drizzle-orm/pg-core';
import type { Database } from '../database/Database';
import { journal } from '../database/tables/ledger';
import { transact } from '../database/transact';

/** One line of the ledger's self-check; `violations` is 0 in a healthy ledger. */
interface InvariantLine {
  readonly id: string;
  readonly description: string;
  readonly violations: number;
}

const line = {
  id: text('id').notNull(),
  description: text('description').notNull(),
  violations: bigint('violations', { mode: 'number' }).notNull(),
};
const ledgerLines = pgView('invariants', line).existing();
const rewardLines = pgView('reward_invariants', line).existing();
const drawLines = pgView('draw_invariants', line).existing();
const effectLines = pgView('effect_invariants', line).existing();
const keptLines = pgView('kept_invariants', line).existing();
const returnLines = pgView('return_invariants', line).existing();
const bonusLines = pgView('bonus_invariants', line).existing();

/** Counts what breaks the ledger's rules, in one query and so at one instant. */
export async function checkInvariants(database: Database): Promise<readonly InvariantLine[]> {
  return await database
    .select()
    .from(ledgerLines)
    .unionAll(database.select().from(rewardLines))
    .unionAll(database.select().from(drawLines))
    .unionAll(database.select().from(effectLines))
    .unionAll(database.select().from(keptLines))
    .unionAll(database.select().from(returnLines))
    .unionAll(database.select().from(bonusLines));
}

/** The same, read from end to end where that is quicker, which connections leave out else: for a ledger of any size. */
export async function checkWholeLedger(database: Database): Promise<readonly InvariantLine[]> {
  return await transact(database, async (transaction) => {
    await transaction.execute(sql`SET LOCAL enable_seqscan = on`);
    return await checkInvariants(transaction);
  });
}

/** The broken rules of the ledger in words; '' when it is sound. */
export async function findBrokenRules(database: Database): Promise<string> {
  const broken = (await checkWholeLedger(database)).filter(({ violations }) => violations > 0);
  return broken.map(({ id, description }) => `${id} (${description})`).join(', ');
}

/** As many journals are checked in about a fifth of a second. */
const largestSmall = 20_000;

/** Whether the ledger is too large to check during a start. */
export async function isLargeLedger(database: Database): Promise<boolean> {
  const [newest] = await database
    .select({ id: sql<number>`coalesce(max(${journal.id}), 0)`.mapWith(Number) })
    .from(journal);
  return (newest?.id ?? 0) > largestSmall;
}
