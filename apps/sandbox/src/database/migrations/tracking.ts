import type { Migration } from './Migration';

/** Steps of players who agreed that whoever brought them hears of it; one row for one event. */
export const tracking: Migration = {
  id: '0013-tracking',
  statements: [
    `CREATE TABLE ad_point (
      player_id integer NOT NULL REFERENCES player (id),
      event_id text NOT NULL,
      type integer NOT NULL CHECK (type BETWEEN 0 AND 3),
      source text NOT NULL,
      at_ms bigint NOT NULL,
      PRIMARY KEY (player_id, event_id)
    )`,
  ],
};
