import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns';

/** A logged-in device. Only the hash of its token is stored. */
export const session = pgTable('session', {
  tokenHash: text('token_hash').primaryKey(),
  /** What players call it by, so that the token's hash stays here. */
  id: text('id')
    .notNull()
    .default(sql`gen_random_uuid()::text`),
  playerId: integer('player_id').notNull(),
  /** As it called itself; '' when it said nothing. */
  device: text('device').notNull().default(''),
  ip: text('ip').notNull().default(''),
  secretKey: text('secret_key').notNull().default(''),
  secretExpiresAtMs: instant('secret_expires_at_ms').notNull().default(0),
  previousSecretKey: text('previous_secret_key').notNull().default(''),
  previousSecretExpiresAtMs: instant('previous_secret_expires_at_ms').notNull().default(0),
  createdAtMs: instant('created_at_ms').notNull(),
  lastSeenAtMs: instant('last_seen_at_ms').notNull().default(0),
  /** When its player last did something; pings of an untouched device do not count. */
  lastActAtMs: instant('last_act_at_ms').notNull(),
  /** The login before the one that opened this session; 0 for the first. */
  previousLoginAtMs: instant('previous_login_at_ms').notNull().default(0),
  expiresAtMs: instant('expires_at_ms').notNull(),
  /** Whether it only pays out: that of a player who is away. */
  isPayout: boolean('is_payout').notNull().default(false),
});

/** What a password may be asked for. Wrong ones are counted for each by itself. */
export type ProofPurpose = 'login' | 'changePassword' | 'closeAccount' | 'absence' | 'unlock';

/** Wrong passwords of the last minutes; enough of them lock one purpose of one account. */
export const loginFailure = pgTable('login_failure', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  purpose: text('purpose').$type<ProofPurpose>().notNull(),
  /** The player, or a hash of what was typed where there is none. */
  account: text('account').notNull(),
  atMs: instant('at_ms').notNull(),
});

/** What a code may be asked for. */
export type CodePurpose = 'register' | 'login' | 'reset' | 'bind' | 'unlock' | 'away';

/** Text messages the sandbox would have sent; its own page shows them. */
export const smsCode = pgTable('sms_code', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  phone: text('phone').notNull(),
  /** What it was asked for, and is good for. */
  purpose: text('purpose').$type<CodePurpose>().notNull(),
  /** Of the phone and the code, see `smsCodeHash`. */
  codeHash: text('code_hash').notNull(),
  sentAtMs: instant('sent_at_ms').notNull(),
  expiresAtMs: instant('expires_at_ms').notNull(),
  /** How often it was tried, from wherever. */
  tries: integer('tries').notNull().default(0),
  isUsed: boolean('is_used').notNull().default(false),
});

/** How often a code was tried from one network. */
export const smsCodeTry = pgTable(
  'sms_code_try',
  {
    codeId: bigint('code_id', { mode: 'number' }).notNull(),
    network: text('network').notNull(),
    tries: integer('tries').notNull(),
  },
  ({ codeId, network }) => [primaryKey({ columns: [codeId, network] })],
);

/** How often an address or an account has made certain calls in the span that runs. */
export const callCount = pgTable('call_count', {
  subject: text('subject').primaryKey(),
  endsAtMs: instant('ends_at_ms').notNull(),
  calls: integer('calls').notNull(),
});
