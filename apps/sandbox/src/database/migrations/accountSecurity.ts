import type { Migration } from './Migration';

/** What players see and decide about their own account: its devices, their consents, its data and its end. */
export const accountSecurity: Migration = {
  id: '0014-account-security',
  statements: [
    `ALTER TABLE session
      ADD COLUMN id text NOT NULL DEFAULT gen_random_uuid()::text UNIQUE,
      ADD COLUMN device text NOT NULL DEFAULT '',
      ADD COLUMN ip text NOT NULL DEFAULT '',
      ADD COLUMN last_seen_at_ms bigint NOT NULL DEFAULT 0,
      ADD COLUMN previous_login_at_ms bigint NOT NULL DEFAULT 0`,
    `UPDATE session SET last_seen_at_ms = created_at_ms`,
    `ALTER TABLE player ADD COLUMN closed_at_ms bigint NOT NULL DEFAULT 0`,
    `CREATE TABLE consent (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      player_id integer NOT NULL REFERENCES player (id),
      purpose text NOT NULL CHECK (purpose IN ('marketing', 'analytics')),
      is_given boolean NOT NULL,
      at_ms bigint NOT NULL
    )`,
    `CREATE INDEX consent_by_player ON consent (player_id, id DESC)`,
    `CREATE TABLE data_export (
      key_hash text PRIMARY KEY,
      player_id integer NOT NULL REFERENCES player (id),
      expires_at_ms bigint NOT NULL
    )`,
    `CREATE TABLE closing (
      player_id integer PRIMARY KEY REFERENCES player (id),
      reason text NOT NULL,
      at_ms bigint NOT NULL
    )`,
  ],
};
