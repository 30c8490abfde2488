import { bigint, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { RoomDraw } from '@kislap/domain/games';
import { instant, money } from '../columns';

/** What the rounds of one player in one game follow from. The seed is a secret until its state is `revealed`. */
export const fairSeed = pgTable('fair_seed', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  playerId: integer('player_id').notNull(),
  /** A game's code, `luck-draw` or `egg`. */
  gameCode: text('game_code').notNull(),
  seed: text('seed').notNull(),
  commitment: text('commitment').notNull(),
  /** The head of the operator's chain of commitments after this one. */
  head: text('head').notNull(),
  /** The player's own part; '' while the seed waits for its turn. */
  clientSeed: text('client_seed').notNull(),
  /** The next nonce. */
  rounds: integer('rounds').notNull(),
  state: text('state', { enum: ['next', 'active', 'revealed'] }).notNull(),
  beganAtMs: instant('began_at_ms'),
  endedAtMs: instant('ended_at_ms'),
});

/** One use of a nonce. What was sent and not played stays, so that dropped wins are seen. */
export const fairRound = pgTable(
  'fair_round',
  {
    seedId: bigint('seed_id', { mode: 'number' }).notNull(),
    nonce: integer('nonce').notNull(),
    /** Of a bet, the round's id; of a prize, what it was drawn for. */
    roundId: text('round_id').notNull(),
    /** The key that its request is sent under; '' for a prize. */
    key: text('key').notNull(),
    /** What was bet on; of a prize, the number below which was drawn. */
    bet: text('bet').notNull(),
    stake: money('stake').notNull(),
    /** The draw of the room that it waited for; a secret before. */
    room: jsonb('room').$type<RoomDraw>(),
    /** `bought`: its stake is paid, and it waits for the draw of its room. */
    state: text('state', { enum: ['sent', 'bought', 'played', 'refused'] }).notNull(),
    win: money('win').notNull(),
    /** Of a prize, the number that was drawn. */
    drawn: integer('drawn'),
    atMs: instant('at_ms').notNull(),
  },
  (table) => [primaryKey({ columns: [table.seedId, table.nonce] })],
);

/** When a player's next round may start at the earliest, whatever the game. */
export const roundPace = pgTable('round_pace', {
  playerId: integer('player_id').primaryKey(),
  nextAtMs: instant('next_at_ms').notNull(),
});

/** What the draws of a room follow from for a while: the seed of the last of them is a secret until then. */
export const roomChain = pgTable(
  'room_chain',
  {
    gameCode: text('game_code').notNull(),
    chain: integer('chain').notNull(),
    seed: text('seed').notNull(),
    /** What is shown before the first of these draws. */
    commitment: text('commitment').notNull(),
    committedAtMs: instant('committed_at_ms').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameCode, table.chain] })],
);
