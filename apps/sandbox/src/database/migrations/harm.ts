import type { Migration } from './accountsAndPayments';

/** Markers of harm: what is noticed, the level that follows, and what of a player's days nothing else has kept. */
export const harmLevels: Migration = {
  id: '0053-harm-levels',
  statements: [
    `CREATE TABLE harm (
      player_id integer PRIMARY KEY REFERENCES player (id),
      level integer NOT NULL CHECK (level BETWEEN 0 AND 3),
      marked_since_ms bigint,
      calm_since_ms bigint,
      answered_at_ms bigint,
      seen jsonb NOT NULL,
      is_concern boolean NOT NULL DEFAULT false,
      looked_at_ms bigint NOT NULL
    )`,
    `CREATE TABLE harm_sign (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      player_id integer NOT NULL REFERENCES player (id),
      kind text NOT NULL CHECK (kind IN ('limitHit', 'looserWish', 'break')),
      at_ms bigint NOT NULL,
      until_ms bigint
    )`,
    `CREATE INDEX harm_sign_of_player ON harm_sign (player_id, at_ms)`,
    `ALTER TABLE play_day ADD COLUMN night_ms bigint NOT NULL DEFAULT 0`,
    `ALTER TABLE bet ADD COLUMN left_after bigint`,
  ],
};
