import type { Migration } from './accountsAndPayments';

/** An account that is held back with one that is excluded stays so until the person has come back. */
export const heldUntilReturn: Migration = {
  id: '0049-held-until-return',
  statements: [
    `ALTER TABLE player DROP CONSTRAINT player_held_kind_check,
      ADD CONSTRAINT player_held_kind_check CHECK (held_kind IN ('register', 'exclusion', 'review', 'care'))`,
  ],
};

/**
 * A person is known again by keyed hashes, whichever account is used. An account that is like one of somebody away is held
 * back by the operator, beside what its player has set.
 */
export const personRegister: Migration = {
  id: '0050-person-register',
  statements: [
    `CREATE TABLE person_mark (
      player_id integer NOT NULL REFERENCES player (id),
      kind text NOT NULL CHECK (kind IN ('phone', 'document', 'name', 'payout', 'deviceBirthday', 'device')),
      hash text NOT NULL CHECK (length(hash) = 64),
      is_proven boolean NOT NULL,
      at_ms bigint NOT NULL,
      PRIMARY KEY (player_id, hash)
    )`,
    `CREATE INDEX person_mark_by_hash ON person_mark (hash)`,
    `CREATE TABLE person_case (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      subject text NOT NULL,
      player_id integer REFERENCES player (id),
      matched_id integer NOT NULL REFERENCES player (id),
      kind text NOT NULL,
      state text NOT NULL CHECK (state IN ('note', 'open', 'same', 'other')),
      at_ms bigint NOT NULL,
      decided_at_ms bigint,
      UNIQUE (subject, matched_id, kind)
    )`,
    `ALTER TABLE player
      ADD COLUMN held_until_ms bigint NOT NULL DEFAULT 0,
      ADD COLUMN held_kind text NOT NULL DEFAULT 'register' CHECK (held_kind IN ('register', 'review', 'care')),
      ADD COLUMN listed_until_ms bigint NOT NULL DEFAULT 0,
      ADD COLUMN asked_at_ms bigint NOT NULL DEFAULT 0`,
  ],
};

/** A name is known again by its parts as well, since middle names are left out; those of before are whole. */
export const wholeNames: Migration = {
  id: '0091-whole-names',
  statements: [`UPDATE person_mark SET is_proven = true WHERE kind = 'name'`],
};

/** Who is known by a name, and of before its parts counted: they are entered at the next start, which has the key. */
export const namesToPart: Migration = {
  id: '0097-names-to-part',
  statements: [
    `CREATE TABLE person_to_enter (player_id integer PRIMARY KEY REFERENCES player (id))`,
    `INSERT INTO person_to_enter SELECT DISTINCT player_id FROM person_mark WHERE kind = 'name'`,
  ],
};
