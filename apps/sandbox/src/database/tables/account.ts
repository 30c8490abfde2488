import { zeroMoney } from '@kislap/domain';
import { bigint, boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';
import { money } from './money';

/** The ledger's accounts; the balance is kept by the database on every posting. */
export const account = pgTable('account', {
  id: text('id').primaryKey(),
  kind: text('kind').notNull(),
  allowNegative: boolean('allow_negative').notNull(),
  balance: money('balance').notNull().default(zeroMoney),
  version: bigint('version', { mode: 'number' }).notNull().default(0),
  lastAtMs: instant('last_at_ms').notNull().default(0),
});
