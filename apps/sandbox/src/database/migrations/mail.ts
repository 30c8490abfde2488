import type { Migration } from './Migration';

/** The mailbox. What a message says follows from its template and its words, in the language of whoever reads it. */
export const mail: Migration = {
  id: '0011-mail',
  statements: [
    `CREATE TABLE mail (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      player_id integer NOT NULL REFERENCES player (id),
      template text NOT NULL,
      mail_key text NOT NULL,
      words jsonb NOT NULL,
      amount bigint NOT NULL CHECK (amount >= 0),
      at_ms bigint NOT NULL,
      ends_at_ms bigint,
      read_at_ms bigint,
      received_at_ms bigint,
      deleted_at_ms bigint,
      UNIQUE (player_id, mail_key)
    )`,
    `CREATE INDEX mail_by_player ON mail (player_id, id DESC) WHERE deleted_at_ms IS NULL`,
  ],
};
