import { bigint, boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns';

/** What a person is known again by. */
export type MarkKind = 'phone' | 'document' | 'name' | 'payout' | 'deviceBirthday' | 'device';

/** What each account was ever known by, as keyed hashes: nothing of it can be read back, only found again. */
export const personMark = pgTable(
  'person_mark',
  {
    playerId: integer('player_id').notNull(),
    kind: text('kind').$type<MarkKind>().notNull(),
    hash: text('hash').notNull(),
    /** Whether it was proven: a phone by a code, a document by its check. Of a name that it is the whole one. */
    isProven: boolean('is_proven').notNull(),
    atMs: instant('at_ms').notNull(),
  },
  ({ playerId, hash }) => [primaryKey({ columns: [playerId, hash] })],
);

/** Accounts whose marks lack something that is entered by now: the next start does it, and forgets them here. */
export const personToEnter = pgTable('person_to_enter', {
  playerId: integer('player_id').primaryKey(),
});

/**
 * Likenesses to somebody away that a person looks at. A `note` has no effect; an `open` one holds the account back until
 * it is decided that both are the `same` person, or that one is an `other`.
 */
export const personCase = pgTable('person_case', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** `player:` and the account, or `phone:` and the hash of the phone that an account was asked for with. */
  subject: text('subject').notNull(),
  /** The account; null while none was opened. */
  playerId: integer('player_id'),
  /** Who is away. */
  matchedId: integer('matched_id').notNull(),
  kind: text('kind').$type<MarkKind>().notNull(),
  state: text('state', { enum: ['note', 'open', 'same', 'other'] }).notNull(),
  atMs: instant('at_ms').notNull(),
  decidedAtMs: instant('decided_at_ms'),
});
