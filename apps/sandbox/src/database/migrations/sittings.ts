import type { Migration } from './Migration';

/** How long players play, and how long they let themselves play. */
export const sittings: Migration = {
  id: '0017-sittings',
  statements: [
    `CREATE TABLE play_clock (
      player_id integer PRIMARY KEY REFERENCES player (id),
      daily_minutes integer CHECK (daily_minutes BETWEEN 1 AND 1440),
      pending_minutes integer CHECK (pending_minutes BETWEEN 1 AND 1440),
      pending_from_ms bigint NOT NULL DEFAULT 0,
      reality_minutes integer NOT NULL DEFAULT 0 CHECK (reality_minutes IN (0, 15, 30, 60))
    )`,
    `CREATE TABLE sitting (
      player_id integer PRIMARY KEY REFERENCES player (id),
      started_at_ms bigint NOT NULL,
      seen_at_ms bigint NOT NULL,
      is_open boolean NOT NULL
    )`,
    `CREATE TABLE play_day (
      player_id integer NOT NULL REFERENCES player (id),
      day text NOT NULL,
      played_ms bigint NOT NULL CHECK (played_ms BETWEEN 0 AND 86400000),
      PRIMARY KEY (player_id, day)
    )`,
  ],
};
