import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

/** Text messages the sandbox would have sent; its own page shows them. */
export const smsCode = pgTable('sms_code', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  phone: text('phone').notNull(),
  /** Of the phone and the code, see `smsCodeHash`. */
  codeHash: text('code_hash').notNull(),
  sentAtMs: instant('sent_at_ms').notNull(),
  expiresAtMs: instant('expires_at_ms').notNull(),
  tries: integer('tries').notNull().default(0),
  isUsed: boolean('is_used').notNull().default(false),
});
