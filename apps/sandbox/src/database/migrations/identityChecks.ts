import type { Migration } from './Migration';

/** Identity checks. Pictures lie apart, and only as long as somebody has to look at them. */
export const identityChecks: Migration = {
  id: '0015-identity-checks',
  statements: [
    `CREATE TABLE identity_check (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      player_id integer NOT NULL REFERENCES player (id),
      state integer NOT NULL CHECK (state IN (1, 2, 3)),
      document_type text NOT NULL,
      document_number text NOT NULL,
      name text NOT NULL,
      birthday text NOT NULL,
      consent_at_ms bigint NOT NULL,
      sent_at_ms bigint NOT NULL,
      reviewed_at_ms bigint,
      note text NOT NULL DEFAULT ''
    )`,
    `CREATE INDEX identity_check_by_player ON identity_check (player_id, id DESC)`,
    `CREATE UNIQUE INDEX identity_check_open ON identity_check (player_id) WHERE state = 1`,
    `CREATE TABLE identity_picture (
      check_id bigint NOT NULL REFERENCES identity_check (id) ON DELETE CASCADE,
      side text NOT NULL CHECK (side IN ('front', 'selfie')),
      type text NOT NULL,
      content bytea NOT NULL,
      PRIMARY KEY (check_id, side)
    )`,
  ],
};
