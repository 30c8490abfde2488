import type { Migration } from './accountsAndPayments';

/** Rounds start at least so far apart, counted here and not on the page. */
export const roundPaces: Migration = {
  id: '0034-round-paces',
  statements: [
    `CREATE TABLE round_pace (
      player_id integer PRIMARY KEY REFERENCES player (id),
      next_at_ms bigint NOT NULL
    )`,
  ],
};

/** Seeds that are committed to before play, and the rounds that follow from them. */
export const fairness: Migration = {
  id: '0035-fairness',
  statements: [
    `CREATE TABLE fair_seed (
      id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
      player_id integer NOT NULL REFERENCES player (id),
      game_code text NOT NULL,
      seed text NOT NULL CHECK (length(seed) = 64),
      commitment text NOT NULL CHECK (length(commitment) = 64),
      head text NOT NULL CHECK (length(head) = 64),
      client_seed text NOT NULL CHECK (client_seed ~ '^[A-Za-z0-9_-]{0,64}$'),
      rounds integer NOT NULL CHECK (rounds >= 0),
      state text NOT NULL CHECK (state IN ('next', 'active', 'revealed')),
      began_at_ms bigint CHECK ((began_at_ms IS NULL) = (state = 'next')),
      ended_at_ms bigint CHECK ((ended_at_ms IS NULL) = (state <> 'revealed'))
    )`,
    `CREATE UNIQUE INDEX fair_seed_open ON fair_seed (player_id, game_code, state) WHERE state <> 'revealed'`,
    `CREATE INDEX fair_seed_of_player ON fair_seed (player_id, game_code, id DESC)`,
    `CREATE TABLE fair_round (
      seed_id bigint NOT NULL REFERENCES fair_seed (id),
      nonce integer NOT NULL CHECK (nonce >= 0),
      round_id text NOT NULL UNIQUE,
      key text NOT NULL,
      bet text NOT NULL,
      stake bigint NOT NULL CHECK (stake >= 0),
      room jsonb,
      state text NOT NULL CHECK (state IN ('sent', 'played', 'refused')),
      win bigint NOT NULL CHECK (win >= 0),
      drawn integer,
      at_ms bigint NOT NULL,
      PRIMARY KEY (seed_id, nonce)
    )`,
  ],
};

/** What the draws of a room follow from, committed to before they are due. */
export const roomChains: Migration = {
  id: '0061-room-chains',
  statements: [
    `CREATE TABLE room_chain (
      game_code text NOT NULL,
      chain integer NOT NULL CHECK (chain >= 0),
      seed text NOT NULL CHECK (length(seed) = 64),
      commitment text NOT NULL CHECK (length(commitment) = 64),
      committed_at_ms bigint NOT NULL,
      PRIMARY KEY (game_code, chain)
    )`,
  ],
};
