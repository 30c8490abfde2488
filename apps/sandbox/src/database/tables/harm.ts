import { bigint, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns';

/** How far the operator goes with a player, by what was noticed last; no row is nothing. */
export const harm = pgTable('harm', {
  playerId: integer('player_id').primaryKey(),
  level: integer('level').notNull(),
  /** Since when there is a marker without a pause, or none; when the card of level 2 was answered. */
  markedSinceMs: instant('marked_since_ms'),
  calmSinceMs: instant('calm_since_ms'),
  answeredAtMs: instant('answered_at_ms'),
  /** The markers that held at the last look. */
  seen: jsonb('seen').notNull(),
  /** Somebody of the operator is worried. */
  isConcern: boolean('is_concern').notNull().default(false),
  lookedAtMs: instant('looked_at_ms').notNull(),
});

/** What nothing else keeps of a player's days: orders that an own limit refused, wishes for looser limits, breaks. */
export const harmSign = pgTable('harm_sign', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  playerId: integer('player_id').notNull(),
  kind: text('kind', { enum: ['limitHit', 'looserWish', 'break'] }).notNull(),
  atMs: instant('at_ms').notNull(),
  /** Of a break: its end. */
  untilMs: instant('until_ms'),
});

/** What a person of the operator looks into; a player has one that is open at the most. */
export const harmCase = pgTable('harm_case', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  playerId: integer('player_id').notNull(),
  why: text('why', { enum: ['markers', 'concern'] }).notNull(),
  /** The markers that held when it was opened. */
  seen: jsonb('seen').notNull(),
  openedAtMs: instant('opened_at_ms').notNull(),
  closedAtMs: instant('closed_at_ms'),
});

/** Each step of a case, in the order in which it was done. Nothing is ever changed or taken away. */
export const harmCaseStep = pgTable('harm_case_step', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  caseId: bigint('case_id', { mode: 'number' }).notNull(),
  step: text('step', { enum: ['open', 'note', 'contact', 'closed'] }).notNull(),
  note: text('note').notNull(),
  atMs: instant('at_ms').notNull(),
});
