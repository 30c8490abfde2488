import type { Migration } from './Migration';

/** What players set for themselves, and how long they stay away. */
export const playLimits: Migration = {
  id: '0012-play-limits',
  statements: [
    `CREATE TABLE play_limit (
      player_id integer NOT NULL REFERENCES player (id),
      kind text NOT NULL CHECK (kind IN ('dep', 'loss')),
      span text NOT NULL CHECK (span IN ('day', 'week', 'month')),
      amount bigint CHECK (amount >= 0),
      pending_amount bigint CHECK (pending_amount >= 0),
      pending_from_ms bigint NOT NULL DEFAULT 0,
      PRIMARY KEY (player_id, kind, span)
    )`,
    `CREATE TABLE exclusion (
      player_id integer PRIMARY KEY REFERENCES player (id),
      until_ms bigint NOT NULL,
      irrevocable_until_ms bigint NOT NULL,
      at_ms bigint NOT NULL
    )`,
  ],
};
