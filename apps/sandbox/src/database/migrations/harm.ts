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

/** What a person of the operator does about a player of whom much is noticed: a case, and each step of it. */
export const harmCases: Migration = {
  id: '0062-harm-cases',
  statements: [
    `CREATE TABLE harm_case (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      player_id integer NOT NULL REFERENCES player (id),
      why text NOT NULL CHECK (why IN ('markers', 'concern')),
      seen jsonb NOT NULL,
      opened_at_ms bigint NOT NULL,
      closed_at_ms bigint
    )`,
    `CREATE UNIQUE INDEX harm_case_open ON harm_case (player_id) WHERE closed_at_ms IS NULL`,
    `CREATE TABLE harm_case_step (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      case_id bigint NOT NULL REFERENCES harm_case (id),
      step text NOT NULL CHECK (step IN ('open', 'note', 'contact', 'closed')),
      note text NOT NULL,
      at_ms bigint NOT NULL
    )`,
    `CREATE INDEX harm_case_step_of_case ON harm_case_step (case_id, id)`,
  ],
};
