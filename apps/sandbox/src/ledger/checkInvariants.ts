import { bigint, pgView, text } from 'drizzle-orm/pg-core';
import type { Database } from '../database/Database';

/** One line of the ledger's self-check; `violations` is 0 in a healthy ledger. */
export interface InvariantLine {
  readonly id: string;
  readonly description: string;
  readonly violations: number;
}

const invariants = pgView('invariants', {
  id: text('id').notNull(),
  description: text('description').notNull(),
  violations: bigint('violations', { mode: 'number' }).notNull(),
}).existing();

/** Counts what breaks the ledger's rules, in one query and so at one instant. */
export async function checkInvariants(database: Database): Promise<readonly InvariantLine[]> {
  return await database.select().from(invariants);
}
