import { zeroMoney } from '@kislap/domain';
import { bigint, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, money } from '../columns';

/** Opened games; a launch lives as long as the session that opened it. */
export const launch = pgTable('launch', {
  sid: text('sid').primaryKey(),
  playerId: integer('player_id').notNull(),
  tokenHash: text('token_hash').notNull(),
  gameCode: text('game_code').notNull(),
  /** What it is played from: the balance, or the wallet of its studio. */
  accountId: text('account_id').notNull(),
  locale: text('locale').notNull(),
  createdAtMs: instant('created_at_ms').notNull(),
});

/** Rounds. `validStake` is the part of the stake that counted as turnover. */
export const bet = pgTable('bet', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  playerId: integer('player_id').notNull(),
  gameCode: text('game_code').notNull(),
  roundId: text('round_id').notNull(),
  stake: money('stake').notNull(),
  win: money('win').notNull(),
  validStake: money('valid_stake').notNull(),
  /** What of the stake, and of the win, is given money. */
  bonusStake: money('bonus_stake').notNull().default(zeroMoney),
  bonusWin: money('bonus_win').notNull().default(zeroMoney),
  detail: jsonb('detail'),
  atMs: instant('at_ms').notNull(),
  /** What it left to be played with; unknown of a round of before. */
  leftAfter: money('left_after'),
  /** Of a ticket, the draw of its room that it waits for: until then it has won nothing, and nothing of it counts. */
  openDraw: bigint('open_draw', { mode: 'number' }),
});

/** What a player's bets of a Manila day come to; kept by the database with every bet. */
export const betDay = pgTable(
  'bet_day',
  {
    playerId: integer('player_id').notNull(),
    /** Counted from 1 January 1970. */
    day: integer('day').notNull(),
    bets: integer('bets').notNull(),
    stake: money('stake').notNull(),
    win: money('win').notNull(),
    validStake: money('valid_stake').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.day] })],
);

/** Games a player starred. */
export const favorite = pgTable('favourite', {
  playerId: integer('player_id').notNull(),
  gameCode: text('game_code').notNull(),
  atMs: instant('at_ms').notNull(),
});

/** A part of the offer that is closed for a while. */
export const closedPart = pgTable('closed_part', {
  kind: text('kind', {
    enum: ['studio', 'game', 'channel', 'payout', 'shelf', 'banner', 'activity'],
  }).notNull(),
  code: text('code').notNull(),
});

/** Where a shelf of home, a banner or an activity stands; without a row, after those that have one, as in the catalogue. */
export const partPlace = pgTable('part_place', {
  kind: text('kind', { enum: ['shelf', 'banner', 'activity'] }).notNull(),
  code: text('code').notNull(),
  place: integer('place').notNull(),
});
