import { bigint, pgView, text } from 'drizzle-orm/pg-core';
import type { Database } from '../database/Database';

/** One line of the ledger's self-check; `violations` is 0 in a healthy ledger. */
export interface InvariantLine {
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

/** Counts what breaks the ledger's rules, in one query and so at one instant. */
export async function checkInvariants(database: Database): Promise<readonly InvariantLine[]> {
  return await database
    .select()
    .from(ledgerLines)
    .unionAll(database.select().from(rewardLines))
    .unionAll(database.select().from(drawLines))
    .unionAll(database.select().from(effectLines))
    .unionAll(database.select().from(keptLines));
}
