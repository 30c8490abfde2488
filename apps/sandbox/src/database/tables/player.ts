import { zeroMoney } from '@kislap/domain';
import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, money } from '../columns';

/** A player's account. Days are Manila days as 'YYYY-MM-DD', the week is that of its Monday. */
export const player = pgTable('player', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 100001 }),
  nickname: text('nickname').notNull(),
  phone: text('phone'),
  openId: text('open_id'),
  passwordHash: text('password_hash'),
  birthday: text('birthday'),
  faceId: integer('face_id').notNull().default(1),
  vipLevel: integer('vip_level').notNull().default(0),
  vipOrder: integer('vip_order').notNull().default(1),
  depositCount: integer('deposit_count').notNull().default(0),
  dep15Count: integer('dep15_count').notNull().default(0),
  totalDeposit: money('total_deposit').notNull().default(zeroMoney),
  totalFlow: money('total_flow').notNull().default(zeroMoney),
  needFlow: money('need_flow').notNull().default(zeroMoney),
  betFlow: money('bet_flow').notNull().default(zeroMoney),
  signTimes: integer('sign_times').notNull().default(0),
  signWeek: text('sign_week').notNull().default(''),
  signedDay: text('signed_day').notNull().default(''),
  repairedDay: text('repaired_day').notNull().default(''),
  kycState: integer('kyc_state').notNull().default(0),
  /** Until when the player is away; in the past for all others. */
  coolingUntilMs: instant('cooling_until_ms').notNull().default(0),
  /** Why the player is away, or was. An exclusion that has ended counts until its player has come back. */
  awayKind: text('away_kind', { enum: ['break', 'exclusion'] })
    .notNull()
    .default('break'),
  /** Until when the operator holds it back; in the past for all others. */
  heldUntilMs: instant('held_until_ms').notNull().default(0),
  /**
   * Why: it is somebody's who is away, or excluded and has not come back (also beyond that end), or perhaps is and is looked
   * at, or its player is to be talked with.
   */
  heldKind: text('held_kind', { enum: ['register', 'exclusion', 'review', 'care'] })
    .notNull()
    .default('register'),
  /** Until when its player stands in the national register. */
  listedUntilMs: instant('listed_until_ms').notNull().default(0),
  /** When the registers last answered for its player; 0 for never. */
  askedAtMs: instant('asked_at_ms').notNull().default(0),
  /** When the player asked to come back from an exclusion that has ended; 0 for never. */
  returnAskedAtMs: instant('return_asked_at_ms').notNull().default(0),
  /** When the break or the exclusion began that was not followed by another; 0 for never. */
  awaySinceMs: instant('away_since_ms').notNull().default(0),
  /** When a letter is due that own money is still there; 0 when none is. */
  moneyLetterAtMs: instant('money_letter_at_ms').notNull().default(0),
  /** When its player closed it; 0 while it is open. */
  closedAtMs: instant('closed_at_ms').notNull().default(0),
  /** The terms that were agreed to, and when; '' and 0 for none. */
  termsVersion: text('terms_version').notNull().default(''),
  termsAtMs: instant('terms_at_ms').notNull().default(0),
  invitedBy: integer('invited_by'),
  registeredAtMs: instant('registered_at_ms').notNull(),
  lastLoginAtMs: instant('last_login_at_ms').notNull().default(0),
  lastLoginIp: text('last_login_ip').notNull().default(''),
});

/** What players agreed to and took back, each step of it. The last one of a purpose counts. */
export const consent = pgTable('consent', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  playerId: integer('player_id').notNull(),
  purpose: text('purpose', { enum: ['marketing', 'analytics'] }).notNull(),
  isGiven: boolean('is_given').notNull(),
  atMs: instant('at_ms').notNull(),
});

/** Accounts that their players closed, and what they said about it. */
export const closing = pgTable('closing', {
  playerId: integer('player_id').primaryKey(),
  reason: text('reason').notNull(),
  atMs: instant('at_ms').notNull(),
});

/** Addresses under which players fetch their data, once. Only the hash of their key is stored. */
export const dataExport = pgTable('data_export', {
  keyHash: text('key_hash').primaryKey(),
  playerId: integer('player_id').notNull(),
  expiresAtMs: instant('expires_at_ms').notNull(),
});

/** A player's step reported to the advertiser that referred the player. */
export const adPoint = pgTable('ad_point', {
  playerId: integer('player_id').notNull(),
  /** The app's own name for the event: told twice, it is one event. */
  eventId: text('event_id').notNull(),
  /** 0 registered, 1 first deposit, 2 deposit, 3 logged in. */
  type: integer('type').notNull(),
  /** Where the player came from, as JSON. */
  source: text('source').notNull(),
  atMs: instant('at_ms').notNull(),
});

/** A player's account as it is stored. */
export type PlayerRow = typeof player.$inferSelect;
